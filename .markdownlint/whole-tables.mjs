/**
 * An empty line ends a table: the rows after it are shown as a paragraph full of pipes, which no rule of
 * markdownlint notices.
 */
export const wholeTables = {
  names: ['whole-tables'],
  description: 'Rows belong to a table with a heading',
  tags: ['table'],
  parser: 'micromark',
  function: ({ parsers }, onError) => {
    for (const { type, text, startLine } of flatten(parsers.micromark.tokens)) {
      if (type === 'paragraph' && text.startsWith('|')) onError({ lineNumber: startLine });
    }
  },
};

const flatten = (tokens) => tokens.flatMap((token) => [token, ...flatten(token.children)]);
