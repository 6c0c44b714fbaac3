import type { PolicyReport, PolicyReportBatch } from '@pazar/contracts/releases/policy-report';

/** The stored part of one report. */
export type ReadReport = Pick<
  PolicyReport,
  'kind' | 'directive' | 'blocked' | 'page' | 'source' | 'reportOnly'
>;

type Body = NonNullable<PolicyReportBatch[number]['body']>;

/** Longer URLs are cut; nobody reads more. */
const longest = 200;

/** The reports of a batch that concern the policy, without anything that could name a visitor. */
export function readReports(batch: PolicyReportBatch): ReadReport[] {
  return batch.flatMap(({ type, body }) => {
    if (body === null) return [];
    if (type === 'csp-violation') return [ofPolicy(body)];
    return type === 'integrity-violation' ? [ofIntegrity(body)] : [];
  });
}

/** https://www.w3.org/TR/CSP3/#reporting */
function ofPolicy(body: Body): ReadReport {
  const file = addressOf(body['sourceFile']);
  const line = body['lineNumber'];
  return {
    kind: 'csp-violation',
    directive: wordOf(body['effectiveDirective']),
    blocked: addressOf(body['blockedURL']),
    page: pathOf(body['documentURL']),
    source: file !== '' && Number.isInteger(line) ? `${file}:${String(line)}` : file,
    reportOnly: body['disposition'] === 'report',
  };
}

/** https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section */
function ofIntegrity(body: Body): ReadReport {
  return {
    kind: 'integrity-violation',
    directive: wordOf(body['destination']),
    blocked: addressOf(body['blockedURL']),
    page: pathOf(body['documentURL']),
    source: '',
    reportOnly: body['reportOnly'] === true,
  };
}

function wordOf(value: unknown): string {
  return /^[\w-]{1,60}/.exec(typeof value === 'string' ? value : '')?.[0] ?? '';
}

/**
 * A URL without query and fragment, which may hold secrets; only the scheme of `data:` and similar
 * URLs.
 */
function addressOf(value: unknown): string {
  const url = URL.parse(typeof value === 'string' ? value : '');
  if (url === null) return wordOf(value);
  return url.protocol.startsWith('http')
    ? `${url.origin}${url.pathname}`.slice(0, longest)
    : url.protocol;
}

function pathOf(value: unknown): string {
  return URL.parse(typeof value === 'string' ? value : '')?.pathname.slice(0, longest) ?? '';
}
