import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import { WorkCard, WorkRow } from './work-card.tsx'

async function show(list: { name: string; since: string }[]) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { site: {} } } })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <WorkCard
            title="Papers"
            none="Nothing to mark."
            links={<a href="/all">All</a>}
            asked={{ data: { list, total: list.length }, error: null, refetch: () => {} }}
          >
            {({ name, since }) => (
              <WorkRow
                key={name}
                title={name}
                facts={['Mei']}
                since={since}
                act={<a href={`/${name}`}>Mark</a>}
              />
            )}
          </WorkCard>
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

it('[TCH-156] each piece of work is shown with its age and a link', async () => {
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000 - 1000).toISOString()
  await show([{ name: 'Final', since: threeDaysAgo }])
  expect(screen.getByText('Mei · 3 days ago')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mark' }).getAttribute('href')).toBe('/Final')
})

it('[TCH-156] an empty list says that nothing waits', async () => {
  await show([])
  expect(screen.getByText('Nothing to mark.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All' })).toBeTruthy()
})
