import { readFileSync } from 'node:fs'
import { auditActions } from '@titian/contract'
import { describe, expect, it } from 'vitest'

interface Texts {
  audit: { action: Record<string, Record<string, string>>; subject: Record<string, string> }
}

const read = (language: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/texts/${language}.json`, 'utf8')) as Texts

describe('the words of the log', () => {
  it.each(['en', 'zh', 'ms'])('name every act that is written down, in %s', (language) => {
    const { action: actions, subject: subjects } = read(language).audit
    const named = auditActions.map((action) => {
      const [subject = '', act = ''] = action.split('.')
      return [subjects[subject], actions[subject]?.[act]]
    })
    expect(named.flat().filter((text) => !text?.trim())).toEqual([])
    const texts = named.map(([, text]) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
