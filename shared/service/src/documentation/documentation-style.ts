/** The style of the documentation page: readable on a telephone, in the dark and on paper. */
export const documentationStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
h2 { border-bottom: 1px solid; margin-top: 2.5rem; text-transform: capitalize; }
h3 { font-size: 1rem; margin: 2rem 0 0.25rem; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { border: 1px solid; overflow-x: auto; padding: 0.75rem; }
p { margin: 0.25rem 0; }
nav ul { columns: 12rem; padding-left: 1.25rem; }
nav a, summary { display: inline-block; padding: 0.6rem 0; }
summary { cursor: pointer; display: list-item; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid; padding: 0.25rem 0.6rem; text-align: left; vertical-align: top; }
`;
