import type { FullTexts, Language, Texts } from '@titian/contract'
import { languages } from '@titian/contract'
import type { School } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SignKind } from '../../platform/security/signs.ts'
import { publicAddress } from '../files/index.ts'
import { cleanAgreementHtml } from './clean-html.ts'
import { forgetSchools } from './hosts.ts'
import type * as present from './present.ts'
import * as queries from './queries.ts'
import { plainHost } from './rules.ts'
import type { NewSchool } from './tables.ts'

export type Seal = (kind: SignKind, id: number) => string

export function presenterOf(school: School, language: Language, seal: Seal): present.Presenter {
  return {
    school,
    language,
    seal,
    picture: (fileId) => (fileId === null ? null : publicAddress(seal, fileId)),
  }
}

/** FRM-189: it belongs to the host, and so only a school found by its host has one. */
export function registrationNumberOf(school: School): string | null {
  return 'registrationNumber' in school && typeof school.registrationNumber === 'string'
    ? school.registrationNumber
    : null
}

function cleanTexts(texts: Texts): Texts {
  const clean: Partial<FullTexts> = {}
  for (const language of languages)
    if (texts[language]) clean[language] = cleanAgreementHtml(texts[language])
  return clean
}

export interface SchoolPlan extends NewSchool {
  hosts: string[]
  /** FRM-189: by host. */
  registrationNumbers?: Record<string, string>
}

/** Opens a school at its hosts and answers its id. */
export async function createSchool(
  db: Db,
  { hosts, registrationNumbers = {}, agreements = [], ...values }: SchoolPlan,
): Promise<number> {
  const cleaned = agreements.map((agreement) => ({
    ...agreement,
    html: cleanTexts(agreement.html),
  }))
  const id = await queries.insertSchool(
    db,
    { ...values, agreements: cleaned },
    hosts.map((host) => ({
      host: plainHost(host),
      registrationNumber: registrationNumbers[host] ?? '',
    })),
  )
  forgetSchools()
  return id
}
