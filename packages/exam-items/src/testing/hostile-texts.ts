import fc from 'fast-check'

/** Texts with the special characters of file formats. */
export const hostileText = fc
  .array(
    fc.constantFrom(
      '~',
      '=',
      '#',
      '{',
      '}',
      ':',
      '\\',
      '\n',
      '\\n',
      '*',
      '\\*',
      '\r\n',
      '\t',
      '|',
      '%50%',
      '####',
      '->',
      '::',
      '//',
      '$CATEGORY:',
      '[html]',
      ']]>',
      '<![CDATA[',
      '<b>',
      '&amp;',
      '&',
      '"',
      "'",
      '广告成本',
      '=SUM(A1)',
      '+1',
      '-1',
      '@x',
      'a',
      ' ',
      '{T}',
      '1e5',
      '😀',
      '\u0001',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

/**
 * Returns hostile texts that are not empty. The number in a text makes it different from the
 * others.
 */
const hostileFilled = (at: number) => hostileText.map((text) => `${text}${at}`)
export const hostileList = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => hostileFilled(at))))
export const hostileShared = {
  stem: hostileFilled(0),
  analysis: fc.oneof(fc.constant(''), hostileText),
}
export const hostileOptions = hostileList(2, 10).map((texts) =>
  texts.map((content, at) => ({
    id: `o${9 - at}`,
    content,
    // Adds feedback with special characters to every second option.
    ...(at % 2 === 0 ? { feedback: texts.at(-1 - at) ?? '' } : {}),
  })),
)
