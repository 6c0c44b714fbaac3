import { z } from 'zod';

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));
const parameterSchema = z.object({
  in: z.string(),
  name: z.string(),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: z.unknown(),
});
const operationSchema = z.object({
  tags: z.array(z.string()).default(['other']),
  summary: z.string().default(''),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string().default(''), content: contentSchema.optional() }),
  ),
});
const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

type Operation = z.infer<typeof operationSchema>;

interface Endpoint {
  name: string;
  operation: Operation;
}

/** An OpenAPI document as one page of HTML, without scripts or inline styles. */
export function documentationPage(document: unknown): string {
  const { info, paths } = documentSchema.parse(document);
  const areas = new Map<string, Endpoint[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = 'other'] = operation.tags;
      const endpoint = { name: `${method.toUpperCase()} ${path}`, operation };
      areas.set(tag, [...(areas.get(tag) ?? []), endpoint]);
    }
  }
  const names = [...areas.keys()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title>
<link rel="stylesheet" href="docs/style.css">
</head>
<body>
<header><h1>${escape(info.title)}</h1>
<p>${escape(info.description)} For programs: <a href="openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Areas"><ul>${names.map((name) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`).join('')}</ul></nav>
<main>${names.map((name) => area(name, areas.get(name) ?? [])).join('\n')}</main>
</body>
</html>
`;
}

function area(name: string, endpoints: Endpoint[]): string {
  return `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${escape(name)}</h2>
${endpoints.map(endpointHtml).join('\n')}</section>`;
}

function endpointHtml({ name, operation }: Endpoint): string {
  const { summary, description, security, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(
    ([status, answer]) =>
      `<details><summary>${escape(status)} ${escape(answer.description)}</summary>${contentHtml(answer.content)}</details>`,
  );
  return `<article><h3 id="${anchor(name)}"><code>${escape(name)}</code></h3>
<p><strong>${escape(summary)}.</strong> ${escape(description)}</p>
<p>${escape(callers(security))}</p>
${parametersHtml(parameters)}
${requestBody === undefined ? '' : `<details><summary>Body</summary>${contentHtml(requestBody.content)}</details>`}
${answers.join('\n')}</article>`;
}

/** Who may call an endpoint. */
function callers(security: Operation['security']): string {
  if (security.length === 0) return 'For everybody.';
  const roles = security.flatMap((requirement) => Object.values(requirement).flat());
  return roles.length === 0
    ? 'With a bearer token.'
    : `With a bearer token of ${roles.join(', ')}.`;
}

function parametersHtml(parameters: z.infer<typeof parameterSchema>[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ in: place, name, required, description, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(place)}${required ? ', required' : ''}</td>` +
      `<td>${escape(description)} <code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Values</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

function contentHtml(content: z.infer<typeof contentSchema> = {}): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p><code>${escape(type)}</code></p><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('');
}

function anchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
