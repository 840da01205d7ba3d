import { Group } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { LanguageSwitch } from '@titian/site'
import { PageWidth } from '@titian/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { paths } from '../../../../app/paths.ts'
import { reviewStep } from '../../links.ts'
import { ReviewOf } from '../review-page.tsx'
import { Loading } from '../run-page.tsx'

/** Each page of the books is its own chunk, so that other pages do not load it. */
const pageOf = (load: () => Promise<ComponentType>) => {
  const Page = lazy(async () => ({ default: await load() }))
  return () => (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}

export const ErpLobby = pageOf(async () => (await import('./lobby/erp-lobby.tsx')).ErpLobby)
export const ErpRunPage = pageOf(async () => (await import('./home/run-page.tsx')).ErpRunPage)
const PartPage = pageOf(async () => (await import('./home/part-page.tsx')).ErpPartPage)

/** The full-screen review, with a language menu instead of the header. */
const Review = ({ sign }: { sign: string }) => (
  <>
    <PageWidth>
      <Group justify="flex-end" pt="sm">
        <LanguageSwitch />
      </Group>
    </PageWidth>
    <ReviewOf sign={sign} />
  </>
)

/** A page of the books, or the review. */
export function ErpPartPage() {
  const { sign, part } = useParams({ from: paths.erpPart })
  return part === reviewStep ? <Review sign={sign} /> : <PartPage />
}
