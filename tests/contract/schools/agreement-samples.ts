import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const inAll = (text: string) => ({ en: text, zh: text, my: text })

const pageOf = ({ school: { page: sign } }: SchoolScene) => ({ sign })

export const agreementSamples = {
  getAgreement: () => ({ form: 2 }),
  saveAgreement: ({ word }: SchoolScene) => ({
    form: 2,
    title: inAll(`${word} privacy`),
    html: inAll(`<p>${word}</p>`),
    note: inAll(word),
    asksFrom: '2026-01-01T00:00:00Z',
    version: 1,
  }),
  agreementVersions: () => ({ form: 2, ...page }),
  agreementsToAccept: () => ({}),
  acceptAgreements: () => ({ agreements: [{ form: 1, version: 1 }] }),
  myAgreements: () => ({}),
  listSchoolPages: () => ({}),
  getSchoolPage: pageOf,
  saveSchoolPage: (school: SchoolScene) => ({
    ...pageOf(school),
    place: 'help' as const,
    title: inAll(`${school.word} help`),
    html: inAll(`<p>${school.word}</p>`),
    published: true,
    version: 1,
  }),
  removeSchoolPage: pageOf,
  schoolPage: pageOf,
} satisfies Partial<Samples['schools']>
