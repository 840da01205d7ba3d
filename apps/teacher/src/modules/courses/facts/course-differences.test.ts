import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { courseDifferences } from './course-differences.ts'
import { emptyCourse, type CourseValues } from './course-values.ts'

const t = ((key: string) => key) as unknown as TFunction<'courses'>
const words = {
  t,
  bracketed: (text: string) => ` (${text})`,
  subjectName: (sign: string) => `subject ${sign}`,
}
const named = { ...emptyCourse, names: { en: 'Trade', zh: '跨境电商', my: '' } }
const differences = (part: Partial<CourseValues>) =>
  courseDifferences({ ...named, ...part }, named, words)

it('[TCH-084] fields that are equal in both copies are not listed', () => {
  expect(differences({ names: { ...named.names }, coursePrice: '0' })).toEqual([])
})

it('[TCH-084] every differing field is listed with the label of the form', () => {
  const other: CourseValues = {
    names: { en: 'Batik', zh: named.names.zh, my: '' },
    intros: { en: 'By hand', zh: '', my: '' },
    details: { en: '<p>One</p><p>Two</p>', zh: '', my: '' },
    detailsTwo: { en: '<p>More</p>', zh: '', my: '' },
    coursePicture: 'cover/1.png',
    coursePrice: 5,
    courseScore: 1,
    courseTime: 2,
    sort: 3,
    courseTypeIdSign: 'a',
    courseType2IdSign: 'b',
    courseType3IdSign: 'c',
    courseKindId: '5',
    type: '1',
    courseLanguage: 'zh',
  }
  const rows = differences(other)
  expect(rows).toHaveLength(Object.keys(emptyCourse).length)
  expect(rows).toContainEqual({ name: 'field.name (English)', local: 'Batik', remote: 'Trade' })
  expect(rows).toContainEqual({
    name: 'cover.label',
    local: 'conflict.picture',
    remote: 'conflict.drawn',
  })
  expect(rows).toContainEqual({
    name: 'field.language',
    local: 'choice.language.zh',
    remote: 'choice.language.none',
  })
  expect(rows).toContainEqual({ name: 'subject.second', local: 'subject b', remote: '' })
  expect(rows).toContainEqual({
    name: 'field.kind',
    local: 'choice.kind.5',
    remote: 'choice.kind.4',
  })
})

it('[TCH-084] a text is listed when only its formatting differs', () => {
  const [local, remote] = ['<p><b>One</b></p>', '<p>One</p>'].map((en) => ({
    details: { en, zh: '', my: '' },
  }))
  const rows = courseDifferences({ ...named, ...local }, { ...named, ...remote }, words)
  expect(rows).toEqual([{ name: 'field.details (English)', local: 'One\n', remote: 'One\n' }])
})

it('[FRM-484] only the language whose text differs is listed and named', () => {
  const intros = (my: string) => ({ intros: { en: 'By <hand>', zh: '手工', my } })
  const rows = courseDifferences(
    { ...named, ...intros('Buatan tangan') },
    { ...named, ...intros('') },
    words,
  )
  expect(rows).toEqual([
    { name: 'field.intro (Bahasa Melayu)', local: 'Buatan tangan', remote: '' },
  ])
})
