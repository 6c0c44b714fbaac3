import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonsRequest } from './is-page-request.ts';
import { sendProblem, type ProblemDraft } from './problem.ts';

/** Sends a failure, as a problem or as a page. */
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

const starting: typeof lost = {
  en: {
    title: 'Pazar is starting',
    detail: 'It opens here by itself in a moment.',
    way: 'Look again now',
  },
  mk: {
    title: 'Пазар се вклучува',
    detail: 'Ќе се отвори тука само по себе за миг.',
    way: 'Провери повторно',
  },
};

/** Seconds after which the page of a start reloads; a first start takes some of them. */
const lookAgainSeconds = 2;

/** Readable without the shell, whose files this page must not depend on. */
const style = `body{margin:10vh auto;padding:0 16px;max-width:34rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}section+section{margin-top:2rem;border-top:1px solid;padding-top:1rem}`;

/** The CSP source of the page's style. */
export const failureStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const pages = { lost: pageOf(lost, '/'), broken: pageOf(broken, '/') };

/** Waits at the address that was opened, and needs no script for it. */
const startingPage = pageOf(
  starting,
  '',
  `<meta http-equiv="refresh" content="${lookAgainSeconds}">`,
);

function pageOf({ en, mk }: typeof lost, href: string, meta = ''): string {
  const sections = [
    ['en', en],
    ['mk', mk],
  ] as const;
  const body = sections.map(
    ([language, { title, detail, way }]) =>
      `<section lang="${language}"><h1>${title}</h1><p>${detail}</p><p><a href="${href}">${way}</a></p></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${meta}<title>${en.title} · ${mk.title}</title><style>${style}</style></head><body><main>${body.join('')}</main></body></html>`;
}

/**
 * A failure as a page with a link, for a person who opens a URL, in both languages because the
 * visitor is not known yet; as a problem for code. The page contains nothing of the request.
 *
 * @param allowStyle sets the policy that allows the page's style on the answer
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

/**
 * Sends 503 with a page that reloads until the requested page is available: at the very first start
 * the registry has not written its keys yet.
 *
 * @param allowStyle sets the policy that allows the page's style on the answer
 */
export function sendStarting(
  reply: FastifyReply,
  allowStyle: (reply: FastifyReply) => void,
): FastifyReply {
  allowStyle(reply);
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', String(lookAgainSeconds))
    .type('text/html; charset=utf-8')
    .send(startingPage);
}
