import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonsRequest } from './is-page-request.ts';
import { sendProblem, type ProblemDraft } from './problem.ts';

/** Sends what went wrong, as a problem or as a page. */
export type SendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  draft: ProblemDraft,
) => FastifyReply;

interface Words {
  title: string;
  detail: string;
  way: string;
}

const lost: Record<'en' | 'mk', Words> = {
  en: {
    title: 'Page not found',
    detail: 'There is no page at this address. It may have been cut off, or has a mistake.',
    way: 'Go to the start page',
  },
  mk: {
    title: 'Страницата не е пронајдена',
    detail: 'На оваа адреса нема страница. Можеби адресата е скратена или има грешка.',
    way: 'Оди на почетната страница',
  },
};
const broken: typeof lost = {
  en: {
    title: 'Pazar cannot be shown now',
    detail: 'Something went wrong on the server. Try again in a few minutes.',
    way: 'Try again from the start page',
  },
  mk: {
    title: 'Пазар моментално не може да се прикаже',
    detail: 'Нешто тргна наопаку на серверот. Обидете се повторно за неколку минути.',
    way: 'Обиди се повторно од почетната страница',
  },
};

/** Readable without the shell, whose files this page must not depend on. */
const style = `body{margin:10vh auto;padding:0 16px;max-width:34rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}section+section{margin-top:2rem;border-top:1px solid;padding-top:1rem}`;

/** The CSP source of the page's style. */
export const failureStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const pages = { lost: pageOf(lost), broken: pageOf(broken) };

function pageOf({ en, mk }: typeof lost): string {
  const sections = [
    ['en', en],
    ['mk', mk],
  ] as const;
  const body = sections.map(
    ([language, { title, detail, way }]) =>
      `<section lang="${language}"><h1>${title}</h1><p>${detail}</p><p><a href="/">${way}</a></p></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${en.title} · ${mk.title}</title><style>${style}</style></head><body><main>${body.join('')}</main></body></html>`;
}

/**
 * A failure as a page with a way on for who opens an address, in both languages because nobody knows
 * yet who that is; a problem for code. Nothing of the request is in the page.
 *
 * @param allowStyle puts the policy on the answer with which the page's style may apply
 */
export function failurePages(allowStyle: (reply: FastifyReply) => void): SendFailure {
  return (request, reply, draft) => {
    if (!isPersonsRequest(request)) return sendProblem(request, reply, draft);
    allowStyle(reply);
    return reply
      .code(draft.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(draft.status < 500 ? pages.lost : pages.broken);
  };
}
