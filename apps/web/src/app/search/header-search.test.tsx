import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courses, employment } from '@titian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browseAs, cleanupPage, desktopAgent, renderPage } from '../../testing/render-page.tsx'
import { SearchSheet } from '../phone/phone-sheets.tsx'
import { HeaderSearch } from './header-search.tsx'

beforeEach(() => browseAs(desktopAgent))
afterEach(cleanupPage)

const job = (fields: object = {}) => ({
  positionId: 'one',
  title: 'Shop operator',
  companyName: 'Kedai Maju',
  cityName: 'Kuala Lumpur',
  ...fields,
})

async function open(
  at: string,
  part = <HeaderSearch />,
  jobs = [job(), job({ positionId: 'two', cityName: 'Ipoh' })],
) {
  const inputs: { content: string }[] = []
  const scene = await renderPage(part, {
    at,
    answers: {
      [employment.jobSearch.path]: (input: { content: string }) => {
        inputs.push(input)
        return { list: jobs, total: jobs.length }
      },
      [courses.courseSearchList.path]: { list: [], total: 0 },
    },
  })
  return { ...scene, inputs }
}

const field = (name: string) => screen.findByRole('combobox', { name })
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const results = '/employment/serachDetails'

describe('the search in the header', () => {
  it.each([
    ['/employment', 'Search jobs'],
    ['/employment/more?list=promoted', 'Search jobs'],
    ['/job/abc', 'Search jobs'],
    ['/company/abc', 'Search jobs'],
    ['/course', 'Search courses'],
    ['/home', 'Search courses'],
    ['/jobs', 'Search courses'],
  ])('[FRM-105] [FRM-106] [JOB-032] on %s is the field "%s"', async (at, name) => {
    await open(at)
    expect(await field(name)).toBeTruthy()
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })

  it('searches jobs or courses, depending on the page', async () => {
    const { router } = await open('/course')
    await field('Search courses')
    router.history.push('/employment')
    expect(await field('Search jobs')).toBeTruthy()
  })

  it('[FRM-109] [JOB-007] requests 8 jobs by POST, once, 300 ms after the last key, and opens the one chosen with the arrow keys', async () => {
    const { router, inputs } = await open('/employment')
    const box = await field('Search jobs')
    await userEvent.click(box)
    for (const value of ['shop', 'shop o', 'shop op']) fireEvent.change(box, { target: { value } })
    await wait(150)
    expect(inputs).toEqual([])
    // The list is rendered in a portal, which the test window treats as hidden.
    const options = await screen.findAllByRole('option', { hidden: true })
    // The body of the call contains the values, so numbers stay numbers.
    expect(inputs).toEqual([{ content: 'shop op', page: 1, size: 8 }])
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Shop operatorKedai Maju · Kuala Lumpur',
      'Shop operatorKedai Maju · Ipoh',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/job/two'))
    expect(box).toHaveProperty('value', '')
  })

  it('[FRM-110] opens the search results when Enter is pressed without a choice, at once and with special characters', async () => {
    const { router, inputs } = await open('/employment')
    await userEvent.type(await field('Search jobs'), 'C++ & C#{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(results))
    expect(router.state.location.href).toBe(`${results}?content=C%2B%2B+%26+C%23`)
    expect(router.state.location.search).toEqual({ content: 'C++ & C#' })
    await wait(400)
    expect(inputs).toEqual([])
  })

  it('[FRM-110] opens the list of courses on other pages', async () => {
    const { router } = await open('/course')
    await userEvent.type(await field('Search courses'), 'tea{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/course?courseName=tea'))
  })

  it('requests nothing for punctuation only or more than 200 characters, and says when nothing is found', async () => {
    const { inputs } = await open('/employment', <HeaderSearch />, [])
    const box = await field('Search jobs')
    for (const value of ['?!', 'a'.repeat(201)]) {
      fireEvent.change(box, { target: { value } })
      await wait(400)
    }
    expect(inputs).toEqual([])
    fireEvent.change(box, { target: { value: 'baker' } })
    await userEvent.click(box)
    expect(await screen.findAllByText('No matching job')).toBeTruthy()
  })

  it('[FRM-105] is in a sheet on a phone, which closes when a job is chosen', async () => {
    let followed = 0
    const sheet = <SearchSheet onClose={() => undefined} onFollow={() => void followed++} />
    const { router } = await open('/job/abc', sheet)
    expect(await screen.findByRole('dialog', { name: 'Search jobs' })).toBeTruthy()
    await userEvent.type(await field('Search jobs'), 'shop')
    await userEvent.click((await screen.findAllByRole('option'))[0]!)
    await waitFor(() => expect(router.state.location.href).toBe('/job/one'))
    expect(followed).toBe(1)
  })
})
