import Validator from '@adobe/structured-data-validator'
import { employment } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCompany, makePost } from '../../modules/employment/factories.ts'
import type { NewCompany, NewJobPost } from '../../modules/employment/tables.ts'
import { openPublicSite, type PublicSite, readAll } from '../../testing/public-site.ts'

let site: PublicSite
let companyId: number

beforeAll(async () => {
  site = await openPublicSite()
  companyId = await company({ name: 'Kedai Maju' })
}, 90_000)
afterAll(() => site.close())

const day = 86_400_000
const now = () => site.testApp.clock.now()

async function company(fields: Partial<NewCompany> = {}) {
  const { schoolId } = site.testApp
  const [author] = await site.testApp.db
    .execute(sql`select id from users limit 1`)
    .then(({ rows }) => rows as { id: number }[])
  const createdBy = Number(author?.id)
  return makeCompany(site.testApp.db, { schoolId, createdBy, ...fields }, now())
}
async function post(fields: Partial<NewJobPost> = {}) {
  const { schoolId, db, seal } = site.testApp
  const { rows } = await db.execute(sql`select created_by from companies limit 1`)
  const createdBy = Number(rows[0]?.['created_by'])
  const id = await makePost(db, { schoolId, createdBy, companyId, ...fields }, now())
  return { id, path: `/job/${seal('jobPost', id)}`, sign: seal('jobPost', id) }
}

async function headOf(url: string) {
  const { body, statusCode } = await site.visit(url)
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const things = blocks.flatMap(([, json = '']) => JSON.parse(json)['@graph'])
  return {
    body,
    statusCode,
    robots: readAll(body, /<meta name="robots" content="([^"]*)">/g)[0],
    canonical: readAll(body, /<link rel="canonical" href="([^"]*)">/g)[0],
    posting: things.find((thing) => thing['@type'] === 'JobPosting'),
  }
}

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** Returns the violations of Google's documented rules for a JobPosting. */
function faultsOf(posting: Thing): string[] {
  const faults: string[] = []
  const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
  for (const name of ['title', 'description'])
    if (typeof posting[name] !== 'string' || posting[name] === '') faults.push(name)
  for (const name of ['datePosted', 'validThrough']) if (!isMoment(posting[name])) faults.push(name)
  const organization = posting['hiringOrganization']
  if (!isThing(organization) || !organization['name']) faults.push('hiringOrganization')
  const place = posting['jobLocation']
  const isRemote = posting['jobLocationType'] === 'TELECOMMUTE'
  if (!place && !(isRemote && isThing(posting['applicantLocationRequirements'])))
    faults.push('jobLocation')
  if (isThing(place)) {
    const address = place['address']
    if (!isThing(address) || !address['addressCountry'] || !address['addressLocality'])
      faults.push('address')
  }
  const kinds = [posting['employmentType']].flat()
  const known = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER']
  if (!kinds.every((kind) => known.includes(String(kind)))) faults.push('employmentType')
  const salary = posting['baseSalary']
  if (isThing(salary)) {
    const value = salary['value']
    const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']
    if (!isThing(value) || !units.includes(String(value['unitText']))) faults.push('unitText')
    if (!/^[A-Z]{3}$/.test(String(salary['currency']))) faults.push('currency')
    if (isThing(value) && Number(value['minValue']) > Number(value['maxValue']))
      faults.push('value')
  }
  const own = Object.values(posting)
  if (own.some((value) => value === null || value === undefined)) faults.push('empty')
  return faults
}

/** Returns errors and recommendations of an independent validator of Google's rules. */
async function judged(posting: Thing) {
  const found = await new Validator().validate({ jsonld: { JobPosting: [{ ...posting }] } })
  const named = (severity: 'ERROR' | 'WARNING') =>
    found.filter((one) => one.severity === severity).map(({ issueMessage }) => issueMessage)
  return { errors: named('ERROR'), warnings: named('WARNING') }
}
const missing = (name: string) => expect.stringContaining(`"${name}"`)

describe('the independent validator of structured data', () => {
  it('[JOB-133] reports only recommendations that would be untrue for the post', async () => {
    const here = await headOf((await post()).path)
    // The page has no application form, and the job is not remote, so these fields would be untrue.
    expect(await judged(here.posting)).toEqual({
      errors: [],
      warnings: [
        missing('applicantLocationRequirements'),
        missing('directApply'),
        missing('jobLocationType'),
      ],
    })
    const remote = await headOf((await post({ remote: true, city: '' })).path)
    expect(await judged(remote.posting)).toEqual({ errors: [], warnings: [missing('directApply')] })
    const bare = await headOf((await post({ salaryLeast: null, salaryMost: null })).path)
    expect((await judged(bare.posting)).errors).toEqual([])
  })

  it('[JOB-133] reports missing fields and invalid dates', async () => {
    const { posting } = await headOf((await post()).path)
    const { title: _, jobLocation: __, ...rest } = posting
    const { errors } = await judged({ ...rest, datePosted: 'yesterday' })
    expect(errors).toEqual([missing('title'), missing('datePosted'), missing('jobLocation')])
  })
})

describe('the page of a post', () => {
  it('[JOB-086] gives search engines all required fields of a job posting', async () => {
    const { path, sign } = await post({
      title: 'Packer & <b>checker</b>',
      description: 'Packs parcels.\nLifts 10 kg.\n\nStarts at <8>.',
      salaryLeast: 1_250,
      salaryMost: 1_600,
      salaryPer: 'hour',
      nature: 3,
      degree: 5,
      experience: 2,
    })
    const { posting, statusCode, canonical, robots } = await headOf(`/my${path}`)
    expect([statusCode, canonical, robots]).toEqual([200, `http://localhost/my${path}`, undefined])
    expect(faultsOf(posting)).toEqual([])
    expect(posting).toMatchObject({
      title: 'Packer & <b>checker</b>',
      description: '<p>Packs parcels.<br>Lifts 10 kg.</p><p>Starts at &lt;8&gt;.</p>',
      identifier: { value: sign },
      employmentType: ['FULL_TIME', 'INTERN'],
      hiringOrganization: { name: 'Kedai Maju', sameAs: 'https://company.example' },
      jobLocation: {
        address: {
          streetAddress: '12 Jalan Ampang',
          addressLocality: 'Kuala Lumpur',
          addressCountry: 'MY',
        },
      },
      baseSalary: {
        currency: 'MYR',
        value: { minValue: 12.5, maxValue: 16, unitText: 'HOUR' },
      },
      experienceRequirements: { monthsOfExperience: 24 },
    })
    expect(Date.parse(posting.validThrough)).toBe(now().getTime() + 30 * day)
    // The page has no application form, so it must not promise one.
    expect(posting).not.toHaveProperty('directApply')
  })

  it('[JOB-086] states the country of remote work, a single amount as a value, and no salary when none is given', async () => {
    const one = { salaryLeast: 3_600_000, salaryMost: null, salaryPer: 'year' } as const
    const remote = await headOf((await post({ ...one, remote: true, city: '' })).path)
    expect(faultsOf(remote.posting)).toEqual([])
    expect(remote.posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Malaysia' },
      baseSalary: { value: { value: 36_000, unitText: 'YEAR' } },
    })
    expect(remote.posting.jobLocation).toBeUndefined()
    const silent = await headOf((await post({ salaryLeast: null, salaryMost: null })).path)
    expect(faultsOf(silent.posting)).toEqual([])
    expect(silent.posting.baseSalary).toBeUndefined()
  })

  it('[JOB-050] [JOB-086] stays readable after the end of the post, but leaves job posting, search engines and sitemap at once', async () => {
    const { id, path, sign } = await post()
    const map = async () => (await site.visit('/sitemap-jobs.xml')).body
    expect((await headOf(path)).posting).toBeDefined()
    expect(await map()).toContain(`/zh${path}</loc>`)
    for (const end of [
      sql`update job_posts set taken_down_at = now() where id = ${id}`,
      sql`update job_posts set taken_down_at = null, ends_at = ${now().toISOString()} where id = ${id}`,
    ]) {
      await site.testApp.db.execute(end)
      const said = async () => {
        const { statusCode, robots, canonical, posting } = await headOf(path)
        return [statusCode, robots, canonical, posting]
      }
      await expect.poll(said).toEqual([200, 'noindex', undefined, undefined])
      await expect.poll(map).not.toContain(sign)
    }
  })

  it('[JOB-086] robots.txt names the sitemap of jobs; a draft is in no sitemap and has no page', async () => {
    const { path, sign } = await post({ publishedAt: null })
    expect((await headOf(path)).statusCode).toBe(404)
    expect((await site.visit('/sitemap-jobs.xml')).body).not.toContain(sign)
    expect((await site.visit('/robots.txt')).body).toContain(
      'Sitemap: http://localhost/sitemap-jobs.xml',
    )
  })
})

it('[JOB-086] the pages of a company and of jobs are in the sitemap', async () => {
  await post()
  const { body } = await site.visit('/sitemap-jobs.xml')
  const sign = site.testApp.seal('company', companyId)
  for (const path of ['/employment', `/company/${sign}`]) {
    expect(body).toContain(`<loc>http://localhost/en${path}</loc>`)
    const { statusCode, canonical } = await headOf(`/zh${path}`)
    expect([statusCode, canonical]).toEqual([200, `http://localhost/zh${path}`])
  }
})

describe('a company that was renamed and merged', () => {
  const sealed = (id: number) => site.testApp.seal('company', id)
  const merge = async (from: number, into: number) => {
    const admin = await site.testApp.person('schoolAdmin,normal')
    const input = { sign: sealed(from), intoSign: sealed(into), reason: 'Both are one' }
    const { body } = await site.testApp.ask(employment.mergeCompany, input, admin)
    expect(body.ok).toBe(true)
  }

  it('[JOB-131] redirects permanently to the remaining company and keeps language and query', async () => {
    const first = await company({ name: 'Lama Sdn Bhd' })
    const second = await company({ name: 'Tengah Sdn Bhd' })
    const last = await company({ name: 'Baharu Sdn Bhd' })
    const old = `/company/${sealed(first)}`
    expect((await site.visit(old)).statusCode).toBe(200)
    await merge(first, second)
    await merge(second, last)
    const leads = async (url: string, headers = {}) => {
      const { statusCode, headers: said, body } = await site.visit(url, headers)
      return [statusCode, said['location'], said['cache-control'], body]
    }
    const target = `/company/${sealed(last)}`
    const { token } = await site.testApp.person()
    const cookie = `token=${token}`
    for (const headers of [{}, { cookie }])
      for (const [prefix, query] of [
        ['', ''],
        ['/zh', '?page=2&from=a%20b%2F&x='],
        ['/MY', '?page=1'],
        ['/my', '/?page=1'],
      ]) {
        const kept = query?.replace(/^\//, '')
        await expect
          .poll(() => leads(`${prefix}${old}${query}`, headers))
          .toEqual([301, `${prefix}${target}${kept}`, 'private, no-cache', ''])
      }
    expect((await leads(`/en${target}?page=2`))[0]).toBe(200)
    // When the remaining company is removed later, the merged one has no page either.
    await site.testApp.db.execute(sql`update companies set removed_at = now() where id = ${last}`)
    await expect.poll(async () => (await leads(`/en${old}`))[0]).toBe(404)
  })

  it('[JOB-131] appears as the remaining company in the sitemap of jobs and in the data of its posts at once', async () => {
    const from = await company({ name: 'Toko Satu' })
    const into = await company({ name: 'Toko Dua' })
    const { path } = await post({ companyId: from })
    const named = async () => {
      const { posting } = await headOf(`/en${path}`)
      const { body } = await site.visit('/sitemap-jobs.xml')
      const inMap = [from, into].map((id) => body.includes(`/en/company/${sealed(id)}<`))
      return [posting.hiringOrganization.name, posting.identifier.name, ...inMap]
    }
    expect(await named()).toEqual(['Toko Satu', 'Toko Satu', true, false])
    await merge(from, into)
    await expect.poll(named).toEqual(['Toko Dua', 'Toko Dua', false, true])
    const admin = await site.testApp.person('schoolAdmin,normal')
    const sign = sealed(into)
    const { body } = await site.testApp.ask(employment.keptCompany, { sign }, admin)
    const renamed = { sign, version: body.data?.version ?? 0, name: 'Toko Tiga' }
    expect((await site.testApp.ask(employment.saveCompany, renamed, admin)).body.ok).toBe(true)
    await expect.poll(named).toEqual(['Toko Tiga', 'Toko Tiga', false, true])
  })
})

const found = '/employment/serachDetails'
describe('the job search', () => {
  it('[JOB-116] has one canonical address, independent of order and personal filters', async () => {
    const { path } = await post({ title: 'Shop operator' })
    for (const query of [
      '',
      '?sort=newest',
      '?page=1&meets=1&sort=match',
      '?nature=9&currency=MYR',
    ]) {
      const { statusCode, canonical, robots, body } = await headOf(found + query)
      expect([query, statusCode, canonical, robots]).toEqual([
        query,
        200,
        `http://localhost/en${found}`,
        undefined,
      ])
      // The page embeds the first result page and the list for search engines.
      expect(body).toContain('"path":"/employment/searchPost"')
      expect(body).toContain(`http://localhost/en${path}`)
    }
    const later = Array.from({ length: 11 }, () => post())
    await Promise.all(later)
    expect((await headOf(`/zh${found}?page=2`)).canonical).toBe(
      `http://localhost/zh${found}?page=2`,
    )
  })

  it('[JOB-116] is hidden from search engines when a text or a filter narrows it, and runs no search for a refused text', async () => {
    for (const query of [
      '?content=shop',
      '?city=MY-14',
      '?nature=1&page=2',
      '?remote=1',
      '?page=900',
      '?content=!!',
      `?content=${'a'.repeat(201)}`,
    ]) {
      const { statusCode, canonical, robots, body } = await headOf(found + query)
      expect([query, statusCode, canonical, robots]).toEqual([query, 200, undefined, 'noindex'])
      expect(body.includes('"path":"/employment/searchPost"')).toBe(
        !/content=(?:!!|a{201})/.test(query),
      )
    }
  })

  it('[JOB-116] shows a change of a post at once', async () => {
    const { id, sign } = await post()
    const isShown = async () => (await headOf(found)).body.includes(sign)
    await expect.poll(isShown).toBe(true)
    await site.testApp.db.execute(sql`update job_posts set taken_down_at = now() where id = ${id}`)
    await expect.poll(isShown).toBe(false)
  })
})
