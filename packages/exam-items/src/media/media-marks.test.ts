import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stemParts } from '../kinds/blank/stem.ts'
import { itemProblems } from '../item-problems.ts'
import { mediaMark, mediaMarks, mediaParts, shortText } from './media-marks.ts'

const sign = 'A___-bcdefghijklmnopqr'
const picture = mediaMark({ kind: 'picture', words: 'A ship', sign })

describe('pictures and audio in a text', () => {
  it('[EXM-201] [EXM-202] are split off, with description and file', () => {
    const audio = mediaMark({ kind: 'audio', words: 'A call', sign: 'other' })
    expect(audio).toBe('[A call](audio:other)')
    expect(mediaParts(`See ${picture}${audio}.`)).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'picture', words: 'A ship', sign },
      { kind: 'audio', words: 'A call', sign: 'other' },
      { kind: 'text', text: '.' },
    ])
    expect(shortText(`See ${picture}.`, ({ words }) => `<${words}>`)).toBe('See <A ship>.')
  })

  it('[EXM-201] are found whatever their description contains', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (words) => {
        const marks = mediaMarks(`x${mediaMark({ kind: 'picture', words, sign })}y`)
        expect(marks).toEqual([{ kind: 'picture', words: expect.any(String), sign }])
        expect(marks[0]!.words.length).toBeLessThanOrEqual(200)
      }),
    )
  })

  it.each(['[a](http://x)', '![a] (picture:b)', '![a\nb](picture:c)', '![a](picture:b c)', '[]'])(
    'are not found in %s',
    (text) => expect(mediaParts(text)).toEqual([{ kind: 'text', text }]),
  )

  it('[EXM-201] hide no blank, and underscores of a sign are none', () => {
    expect(stemParts(`A ___ ${picture} b ___`)).toEqual(['A ', ` ${picture} b `, ''])
  })

  it('[EXM-201] [EXM-202] are limited, with the error at the text', () => {
    const item = { kind: 'judge', stem: picture.repeat(11), answer: true, analysis: '' } as const
    expect(itemProblems(item)).toEqual([{ path: 'stem', code: 'tooManyPictures' }])
    const analysis = '[t](audio:x)'.repeat(4)
    expect(itemProblems({ ...item, stem: '![](picture:x)', analysis })).toEqual([
      { path: 'stem', code: 'undescribed' },
      { path: 'analysis', code: 'tooManyAudios' },
    ])
  })
})
