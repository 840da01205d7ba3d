import type { InputOf, KeptCompany, employment } from '@titian/contract'

export interface CompanyValues extends Record<string, unknown> {
  name: string
  industry: string
  /** The code of the company size, as the select holds it. */
  size: string
  city: string
  address: string
  website: string
  introduction: string
  logoPath: string | null
  logo: string
  contactName: string
  email: string
  verified: boolean
  recommended: boolean
}

/** A company that is not saved yet: its sealed id is empty. */
export const newCompany: KeptCompany = {
  sign: '',
  name: '',
  logo: '',
  logoPath: null,
  industry: '',
  size: 0,
  city: '',
  address: '',
  website: '',
  introduction: '',
  contactName: '',
  email: '',
  verified: false,
  recommended: false,
  posts: 0,
  allPosts: 0,
  changedAt: '',
  version: 0,
}

export const companyValuesOf = (company: KeptCompany): CompanyValues => ({
  name: company.name,
  industry: company.industry,
  size: String(company.size),
  city: company.city,
  address: company.address,
  website: company.website,
  introduction: company.introduction,
  logoPath: company.logoPath,
  logo: company.logo,
  contactName: company.contactName,
  email: company.email,
  verified: company.verified,
  recommended: company.recommended,
})

type Input = InputOf<typeof employment.saveCompany>

export function companyInputOf(
  { logo: _, size, ...values }: CompanyValues,
  sign: string,
  version: number,
): Input {
  return { ...values, size: Number(size) as Input['size'], sign: sign || null, version }
}
