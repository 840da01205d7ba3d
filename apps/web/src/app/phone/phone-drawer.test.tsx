// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { sessionStore } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import {
  person,
  renderAt,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../../modules/accounts/testing/render-at.tsx'
import { PhoneDrawer } from './phone-drawer.tsx'

afterEach(cleanupRender)

const menu = (menuName: string, menuUrl: string, active = true) => ({
  menuName,
  menuUrl,
  openMode: '_self',
  explain: null,
  parameterInterface: null,
  active,
  childMenuList: [],
})

const sharing = () =>
  screen
    .queryAllByRole('link')
    .filter((one) => one.getAttribute('href')?.includes('sharingCourses'))

it.each([
  [[], 0],
  [['share'], 1],
])(
  '[FRM-078] with the function codes %j the drawer has %i links to sharing courses',
  async (codes, links) => {
    withCookie()
    sessionStore.look()
    serve({ '/user/loginInfo': ok({ ...person, functionCodeList: codes }, withCookie) })
    await renderAt(<PhoneDrawer onFollow={() => undefined} />)
    await screen.findByText(person.name)
    await waitFor(() => expect(sharing()).toHaveLength(links))
  },
)

it('[CNT-012] the drawer shows the menus of the navigation call in order, without hidden ones', async () => {
  const { asked } = serve({
    '/school/navigationBar': ok([
      menu('Courses', '/course'),
      menu('Closed', '/closed', false),
      menu('News', '/news'),
    ]),
  })
  await renderAt(<PhoneDrawer onFollow={() => undefined} />)
  await screen.findByRole('link', { name: 'News' })
  const names = screen.getAllByRole('link').map((one) => one.textContent)
  expect(names.filter((name) => ['Courses', 'Closed', 'News'].includes(name ?? ''))).toEqual([
    'Courses',
    'News',
  ])
  expect(asked.some(({ path }) => path === '/school/navigationBar')).toBe(true)
})
