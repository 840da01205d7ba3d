import { screen, within } from '@testing-library/react'
import { type IntendedInfo, promote } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { IntendedPage } from './intended-page.tsx'

afterEach(() => cleanupPage())

const path = {
  pathCode: 'writer',
  name: 'Copywriter of shops',
  summary: 'Words that sell.',
  directionName: 'Marketing',
  position: 'copywriter',
  positionName: 'Copywriter',
  stages: 3,
  courses: 7,
  posts: 1,
}
const aim = {
  positionId: 'wish',
  position: 'copywriter',
  positionName: 'Copywriter',
  city: 'MY-14-01',
  cityName: 'Kuala Lumpur',
  pathCode: 'writer',
}
const info: IntendedInfo = {
  intentions: [
    aim,
    { ...aim, positionId: 'two', positionName: 'Tester', cityName: 'Ipoh', pathCode: null },
  ],
  paths: [path, { ...path, pathCode: 'seo', name: 'Search marketing' }],
  chosen: 'writer',
}
const open = (data: IntendedInfo = info, language: 'en' | 'zh' | 'my' = 'en') =>
  renderPage(<IntendedPage />, {
    language,
    at: '/promote/intended',
    answers: { [promote.intendedInfo.path]: data },
  })

describe('the career goal', () => {
  it('[CNT-055] [CNT-067] shows position and city of each job intention with its path, and links to the resume', async () => {
    await open()
    const aims = within(await screen.findByRole('region', { name: 'Your job intentions' }))
    expect(aims.getByText('Kuala Lumpur')).toBeDefined()
    expect(aims.getByText('Career path: Copywriter of shops')).toBeDefined()
    expect(aims.getByText(/no career path for this position yet/)).toBeDefined()
    expect(
      aims.getByRole('link', { name: 'Change the job intention Copywriter' })?.getAttribute('href'),
    ).toBe('/resume?part=intention&entry=wish')
    expect(aims.getByRole('link', { name: 'See the plan' })?.getAttribute('href')).toBe(
      '/promote/planning?pathCode=writer',
    )
  })

  it('[CNT-067] allows any path, and marks the one of the intention', async () => {
    await open()
    const paths = within(await screen.findByRole('region', { name: 'Career paths' }))
    const [first, second] = paths.getAllByRole('link')
    expect(first?.textContent).toContain('For your intention')
    expect(first?.textContent).toContain('3 stages · 7 courses · 1 open job')
    expect(second?.textContent).not.toContain('For your intention')
    expect(second?.getAttribute('href')).toBe('/promote/planning?pathCode=seo')
  })

  it('[CNT-067] asks for a job intention if the resume has none', async () => {
    await open({ intentions: [], paths: [], chosen: null }, 'zh')
    expect((await screen.findByRole('link', { name: '添加求职意向' }))?.getAttribute('href')).toBe(
      '/resume?part=intention',
    )
    expect(screen.getByText('暂无职业路径')).toBeDefined()
    expect(screen.queryByRole('link', { name: '查看路径' })).toBeNull()
  })
})
