export const xmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export const xmlPart = (name: string, text: string, attributes = ''): string =>
  `    <${name}${attributes} format="plain_text"><text>${xmlText(text)}</text></${name}>\n`

export const xmlAnswer = (
  text: string,
  fraction: number,
  {
    attributes = '',
    inner = '',
    feedback = '',
  }: { attributes?: string; inner?: string; feedback?: string | undefined } = {},
): string => {
  const said =
    feedback === ''
      ? ''
      : `<feedback format="plain_text"><text>${xmlText(feedback)}</text></feedback>`
  return `    <answer fraction="${Number(fraction.toFixed(5))}"${attributes} format="plain_text"><text>${xmlText(text)}</text>${inner}${said}</answer>\n`
}
