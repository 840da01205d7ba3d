import { kindNames } from '@titian/exam-items/exchange'
import { itemKinds } from '@titian/exam-items/shape'
import { expect, it } from 'vitest'
import { kindFinder } from './rules.ts'
import { helpTexts } from './texts.ts'

it.each(itemKinds)(
  '[EXM-120] reads and explains the kind %s by its name in each language',
  (kind) => {
    const kindOf = kindFinder()
    const [, help] = helpTexts.find(([column]) => column === 'kind') ?? []
    for (const language of ['en', 'zh', 'my'] as const) {
      const name = kindNames(kind)[language]
      expect(kindOf(name.toUpperCase())).toBe(kind)
      expect(help?.[language]).toContain(name)
    }
  },
)
