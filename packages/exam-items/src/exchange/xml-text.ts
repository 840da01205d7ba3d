export const xmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export const xmlPart = (name: string, text: string, attributes = ''): string =>
  `    <${name}${attributes} format="plain_text"><text>${xmlText(text)}</text></${name}>\n`

export const xmlAnswer = (
  text: string,
  fraction: number,
  { attributes = '', inner = '' } = {},
): string =>
  `    <answer fraction="${Number(fraction.toFixed(5))}"${attributes} format="plain_text"><text>${xmlText(text)}</text>${inner}</answer>\n`
