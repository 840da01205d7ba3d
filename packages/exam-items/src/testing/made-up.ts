import fc from 'fast-check'

/**
 * Texts in every script and form that marking normalises. They contain no underscores, which would
 * be blanks.
 */
export const filled = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom('1,000', 'Kos iklan', '广告成本', 'ＡＣｏＳ', ' two  words '),
  )
  .map((text) => text.replaceAll('_', '-').slice(0, 100))
  .filter((text) => text.trim() !== '' && text.normalize('NFKC').trim() !== '')

/** Marks the texts of the solution, so that a test can find them in an output. */
export const secret = (text: string): string => `secret:${text}`
export const secretText = filled.map(secret)

export const options = fc
  .uniqueArray(filled, {
    minLength: 2,
    maxLength: 10,
    selector: (text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '),
  })
  .chain((contents) =>
    fc.tuple(
      ...contents.map((content, index) =>
        fc.record(
          { id: fc.constant(`o${index}`), content: fc.constant(content), feedback: secretText },
          { requiredKeys: ['id', 'content'] },
        ),
      ),
    ),
  )

/** The mark `keepOrder`, which is either true or missing. */
export const keepOrder = fc.constantFrom(true as const, undefined)

export const shared = { stem: filled, analysis: secretText }
