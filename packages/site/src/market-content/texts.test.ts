import {
  appealChoices,
  contents,
  goodListing,
  judgeListing,
  judgeMessage,
  languages,
  type MarketContent,
  paperFaults,
  pictureFaults,
  returnReasons,
  stepLessons,
  stepNames,
  type StepRule,
  stepRules,
} from '@titian/practice/market-content'
import { expect, it } from 'vitest'
import enRules from '../market-rules/texts/en.json'
import msRules from '../market-rules/texts/ms.json'
import zhRules from '../market-rules/texts/zh.json'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

type Tree = { readonly [name: string]: string | Tree }

const tables = [
  ['en', { ...en, ...enRules }],
  ['zh', { ...zh, ...zhRules }],
  ['ms', { ...ms, ...msRules }],
] as const

function textAt(tree: Tree, path: string): string | undefined {
  let found: string | Tree | undefined = tree
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

const holesOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()

const named = (kind: string, codes: readonly string[]) => codes.map((code) => `${kind}.${code}`)

const serviceTexts = ({ messages, templates }: MarketContent): string[] => [
  ...named(
    'message',
    messages.map(({ code }) => code),
  ),
  ...templates.flatMap(({ code }) =>
    ['name', ...languages].map((part) => `template.${code}.${part}`),
  ),
  ...named(
    'fact',
    messages.flatMap(({ needed }) => needed),
  ),
]

const paperTexts = ({ slots, company }: MarketContent): string[] => [
  ...named(
    'slot',
    slots.map(({ code }) => code),
  ),
  ...named(
    'paper',
    slots.flatMap(({ papers }) => papers.map(({ code }) => code)),
  ),
  ...named(
    'fact',
    [...company, ...slots.flatMap(({ papers }) => papers.flatMap(({ facts }) => facts))].map(
      ({ name }) => name,
    ),
  ),
]

const nicheTexts = ({ niches }: MarketContent): string[] =>
  niches.flatMap(({ code, category, suppliers, attributes, pictures, keywords }) => [
    `niche.${code}.name`,
    `niche.${code}.lead`,
    `category.${category}`,
    ...suppliers.flatMap((one) => [`supplier.${one.code}.name`, `supplier.${one.code}.lead`]),
    ...attributes.flatMap((one) => [`attribute.${one.code}`, `sheet.${code}.${one.code}`]),
    ...pictures.flatMap((one) => [`picture.${one.code}`, `pictureKind.${one.kind}`]),
    ...keywords.map((one) => `keyword.${code}.${one.code}`),
  ])

const returnTexts = ({ returnKinds }: MarketContent): string[] => [
  ...named('returnReason', returnReasons),
  ...returnKinds.flatMap(({ condition, proof }) => [
    `value.condition.${condition}`,
    `value.proof.${proof}`,
  ]),
]

const fixedTexts = [
  ...named('reason', paperFaults),
  ...named('pictureFault', [...pictureFaults, 'firstNotMain']),
  ...named('cause', appealChoices.causes),
  ...named('remedy', appealChoices.remedies),
  ...named('prevention', appealChoices.preventions),
  ...named('fact', ['language', 'answer', 'name', 'legalName', 'taxId', 'bankAccount']),
  ...named('fact', ['condition', 'proof', 'days']),
  ...named('lesson', stepNames),
  ...stepNames.flatMap((step) =>
    stepRules[step].flatMap(({ rule }) =>
      ['title', 'why', 'fix'].map((part) => `rule.${step}.${rule}.${part}`),
    ),
  ),
  ...stepNames.flatMap((step) =>
    stepRules[step].flatMap(({ rule, answers }) =>
      answers.length > 0 ? [`rule.${step}.${rule}.hint`] : [],
    ),
  ),
]

it.each(tables)(
  '[PRC-159] has words for each code of the scenarios and each rule in %s',
  (_, texts) => {
    const wanted = [
      ...contents.flatMap((one) => [
        ...nicheTexts(one),
        ...paperTexts(one),
        ...serviceTexts(one),
        ...returnTexts(one),
      ]),
      ...fixedTexts,
    ]
    expect(wanted.filter((path) => textAt(texts, path) === undefined)).toEqual([])
  },
)

it.each(tables)('fills the advice of each rule with its own details in %s', (_, texts) => {
  for (const step of stepNames) {
    const rules: readonly StepRule[] = stepRules[step]
    for (const { rule, details, answers } of rules) {
      const strange = (part: string, known: readonly string[]) =>
        holesOf(textAt(texts, `rule.${step}.${rule}.${part}`) ?? '').filter(
          (hole) => !known.includes(hole),
        )
      const said = details.filter((name) => !answers.includes(name))
      const found = [strange('fix', details), strange('hint', said)]
      expect([step, rule, found]).toEqual([step, rule, [[], []]])
    }
  }
})

it('[PRC-159] shows customers and templates as they are written, whatever the language of the page', () => {
  for (const part of ['message', 'template'] as const)
    for (const [language, texts] of tables) {
      const written = (tree: object) =>
        JSON.stringify(tree, (key, value: unknown) => (key === 'name' ? undefined : value))
      expect([language, written(texts[part])]).toEqual([language, written(en[part])])
    }
})

const values: Record<string, string> = {
  order: '1042',
  deliveryDays: '4',
  returnDays: '14',
  refundDays: '6',
  size: '1200 ml',
}
const fill = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

it('has templates whose texts are judged like the templates, in each language', () => {
  for (const content of contents)
    for (const kind of content.messages)
      for (const code of kind.templates) {
        const needed = kind.needed.map((name) => ({ name, value: values[name] ?? '' }))
        const text = fill(textAt(en, `template.${code}.${kind.language}`) ?? '')
        const asText = judgeMessage(content, kind, needed, { template: '', text })
        const asTemplate = judgeMessage(content, kind, needed, { template: code, text: '' })
        expect([kind.code, code, asText]).toEqual([kind.code, code, asTemplate])
      }
})

it('mentions in a template exactly its facts, and in a message only facts that its answer needs', () => {
  for (const { templates, messages } of contents) {
    for (const { code, facts } of templates)
      for (const language of languages)
        expect([code, holesOf(textAt(en, `template.${code}.${language}`) ?? '')]).toEqual([
          code,
          facts.toSorted(),
        ])
    for (const { code, needed } of messages)
      for (const hole of holesOf(textAt(en, `message.${code}`) ?? ''))
        expect([code, needed]).toEqual([code, expect.arrayContaining([hole])])
  }
})

it.each(tables)('has data sheets in %s whose values count as true', (_, texts) => {
  for (const { niches } of contents)
    for (const niche of niches) {
      const attributes = niche.attributes.map(({ code }) => ({
        name: code,
        value: textAt(texts, `sheet.${niche.code}.${code}`) ?? '',
      }))
      const { rules, overPromise } = judgeListing(niche, { ...goodListing(niche), attributes })
      expect([niche.code, rules.filter(({ met }) => !met), overPromise]).toEqual([
        niche.code,
        [],
        0,
      ])
    }
})

it('names the lessons as the courses do', () => {
  for (const [language, texts] of tables)
    for (const step of stepNames)
      expect(textAt(texts, `lesson.${step}`)).toBe(stepLessons[step][language])
})
