import { courses, schools } from '@titian/contract'
import { expect, it } from 'vitest'
import { setCurrentLanguage } from '../locale/current-language.ts'
import { byContract } from './by-contract.ts'

const values = { names: { en: '', zh: 'x'.repeat(101), my: '' }, place: 'aa' }
const problemsOf = byContract<typeof values>(courses.addChapter.input, {
  inputOf: ({ names, place }) => ({
    chapterName: names.en,
    chapterNameTexts: names,
    chapterSynopsis: place.repeat(500) + names.zh.slice(0, 1),
  }),
  places: { chapterName: 'names', chapterNameTexts: 'names', chapterSynopsis: 'place' },
})

it('[FRM-191] displays errors beside the fields of the form, in the reader’s language', () => {
  setCurrentLanguage('zh')
  expect(problemsOf(values)).toEqual({
    'names.zh': '最多 100 个字符，已超出 1 个',
    place: '最多 1,000 个字符，已超出 1 个',
  })
  setCurrentLanguage('en')
  const unwritten = { ...values, names: { en: '', zh: '', my: '' } }
  expect(problemsOf(unwritten)).toMatchObject({
    names: 'Please enter a name in at least one language.',
  })
})

it('leaves errors without a field in the form to the server', () => {
  const right = { names: { en: 'Tea', zh: '', my: '' }, place: 'a' }
  // The input lacks the course of the chapter.
  expect(problemsOf({ ...right, place: '' })).toEqual({})
})

it('uses the values directly if they have the field names of the call', () => {
  const hosts = [{ host: ' ', registrationNumber: '' }]
  const problems = byContract<{ hosts: typeof hosts }>(schools.saveHosts.input)({ hosts })
  expect(problems).toEqual({ 'hosts.0.host': 'Please fill this in.' })
})
