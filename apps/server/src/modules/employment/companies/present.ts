import type { KeptCompany, KeptCompanyCard } from '@titian/contract'
import { companyCard, type View } from '../present.ts'
import type { KeptRow } from './queries.ts'

export function keptCompanyCard(row: KeptRow, view: View): KeptCompanyCard {
  const { company, allPosts } = row
  const { sign, name, logo, industryName, cityName, verified, posts } = companyCard(row, view)
  return {
    sign,
    name,
    logo,
    industryName,
    cityName,
    verified,
    posts,
    allPosts,
    recommended: company.recommended,
    email: company.email,
    changedAt: company.changedAt.toISOString(),
    version: company.version,
  }
}

export function keptCompany(row: KeptRow, view: View): KeptCompany {
  const { company } = row
  const { industry, size, city, address, website, introduction, contactName } = company
  const { sign, name, logo, verified, posts, allPosts, recommended, email, changedAt, version } =
    keptCompanyCard(row, view)
  return {
    sign,
    name,
    logo,
    verified,
    posts,
    allPosts,
    recommended,
    email,
    changedAt,
    version,
    industry,
    size,
    city,
    address,
    website,
    introduction,
    contactName,
    logoPath: company.logoFileId === null ? null : view.seal('file', company.logoFileId),
  }
}
