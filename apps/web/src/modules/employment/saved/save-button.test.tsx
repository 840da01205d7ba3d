import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { accounts, employment } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { searchWish } from '../../../parts/join-wish.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { person } from '../testing/factories.ts'
import { SaveButton } from './save-button.tsx'

const city = { code: 'MY-12', name: 'Selangor', count: 3 }
const facets = {
  cities: [city],
  positions: [],
  industries: [],
  natures: [],
  degrees: [],
  remote: 0,
}

function sign(isIn: boolean) {
  document.cookie = `isLogin=${isIn ? '1; path=/' : '; path=/; max-age=0'}`
  act(() => sessionStore.look())
}
afterEach(() => {
  sign(false)
  sessionStorage.clear()
  cleanupPage()
})

async function open(filter: object) {
  const saved: unknown[] = []
  await renderPage(<SaveButton filter={filter} facets={facets} />, {
    at: '/employment/serachDetails',
    answers: {
      [accounts.loginInfo.path]: person,
      [employment.savedSearches.path]: [],
      [employment.saveSearch.path]: (input: unknown) => {
        saved.push(input)
        return {}
      },
    },
  })
  return saved
}
const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Save this search' }))

it('[JOB-117] the search that a visitor wanted to save is saved once after the sign-in, without a click', async () => {
  const saved = await open({ city: 'MY-12', meets: '1' })
  await press()
  expect(saved).toEqual([])
  sign(true)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ city: 'MY-12', name: 'Selangor' })
  sign(false)
  sign(true)
  await screen.findByRole('button', { name: 'Save this search' })
  expect(saved).toHaveLength(1)
})

it('[JOB-117] saves no other search than the one that was wanted', async () => {
  searchWish.keep(JSON.stringify({ city: 'MY-14' }))
  sign(true)
  const saved = await open({ city: 'MY-12' })
  await screen.findByRole('button', { name: 'Save this search' })
  expect(saved).toEqual([])
  expect(searchWish.consume(JSON.stringify({ city: 'MY-14' }))).toBe(true)
})
