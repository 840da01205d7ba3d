// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import * as real from 'i18next'
import * as realHooks from 'react-i18next'
import { afterEach, describe, expect, it } from 'vitest'
import * as lean from './i18next.ts'
import * as leanHooks from './react-i18next.tsx'

type Words = lean.Words

const files = import.meta.glob<Words>('../../../../../{apps,packages}/*/src/**/texts/*.json', {
  eager: true,
  import: 'default',
})
const lngs = { en: 'en', zh: 'zh-CN', ms: 'ms' } as const

/** All texts of a language, each file under a name of its own. */
function textsOf(file: string): Record<string, Words> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${file}.json`))
  return Object.fromEntries(own.map(([path, words]) => [path.replaceAll(/\W/g, '_'), words]))
}

function leavesOf(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[path + key, word]] : leavesOf(word, `${path}${key}.`),
  )
}

/** Texts that a replacement, a regular expression or HTML could stumble over. */
const samples = ["A & <b>B</b> $1 $& '", '', 0, 3.5, null, undefined]

function valuesFor(text: string, index: number) {
  const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(
    names.map((name, place) => [name, samples[(index + place) % samples.length]]),
  )
}

async function start(file: keyof typeof lngs) {
  const lng = lngs[file]
  const resources = { [lng]: textsOf(file) }
  const [defaultNS = ''] = Object.keys(resources[lng] ?? {})
  const common = { lng, resources, defaultNS, interpolation: { escapeValue: false } }
  const theirs = real.createInstance()
  await theirs.use(realHooks.initReactI18next).init({ ...common, returnNull: false })
  const ours = lean.createInstance()
  await ours.init(common)
  return { theirs, ours, resources: resources[lng] ?? {} }
}

afterEach(cleanup)

describe.each(['en', 'zh', 'ms'] as const)('the texts of %s without i18next', (file) => {
  it('[FRM-007] say each text as i18next does, with every value and every number', async () => {
    const { theirs, ours, resources } = await start(file)
    let compared = 0
    for (const [namespace, words] of Object.entries(resources)) {
      leavesOf(words).forEach(([key, text], index) => {
        const plural = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1]
        const counts = plural ? [0, 1, 2, 21, 1.5] : [undefined]
        for (const count of counts) {
          const name = `${namespace}:${plural ?? key}`
          const values = { ...valuesFor(text, index), ...(count === undefined ? {} : { count }) }
          expect(ours.t(name, values), name).toBe(theirs.t(name, values))
          compared++
        }
        expect(ours.exists(`${namespace}:${key}`)).toBe(theirs.exists(`${namespace}:${key}`))
      })
    }
    expect(compared).toBeGreaterThan(1000)
  })
})

it('answers for a text that is not there as i18next does', async () => {
  const { theirs, ours, resources } = await start('en')
  const [first = ''] = Object.keys(resources)
  for (const key of ['nothing.here', `${first}:nothing`, 'nowhere:nothing', 'constructor.name']) {
    expect(ours.exists(key)).toBe(theirs.exists(key))
    for (const values of [undefined, { defaultValue: 'So' }, { defaultValue: '' }, { count: 2 }])
      expect(ours.t(key, values), key).toBe(theirs.t(key, values ?? {}))
  }
})

it('[ACC-089] draws the links inside a text as react-i18next does', async () => {
  const words = { text: 'Read the <one>terms & "more"</one> and <two>this</two>, <b>twice</b>.' }
  const common = { lng: 'en', resources: { en: { app: words } }, defaultNS: 'app' }
  const components = { one: <a href="/one">.</a>, two: <a href="/two">.</a>, b: <b /> }
  const theirs = real.createInstance()
  await theirs.use(realHooks.initReactI18next).init(common)
  const ours = lean.createInstance()
  await ours.use().init(common)
  function TheirLine() {
    const { t } = realHooks.useTranslation(['app', 'site'])
    return <realHooks.Trans t={t} i18nKey="text" components={components} />
  }
  function OurLine() {
    const { t } = leanHooks.useTranslation(['app', 'site'])
    return <leanHooks.Trans t={t} i18nKey="text" components={components} />
  }
  const wanted = render(
    <realHooks.I18nextProvider i18n={theirs}>
      <TheirLine />
    </realHooks.I18nextProvider>,
  )
  const drawn = render(
    <leanHooks.I18nextProvider i18n={ours}>
      <OurLine />
    </leanHooks.I18nextProvider>,
  )
  expect(drawn.container.innerHTML).toBe(wanted.container.innerHTML)
  expect(drawn.container.querySelector('a')?.textContent).toBe('terms & "more"')
})
