import { Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { SiteLink, usePageTitle, useSession } from '@titian/site'
import { Note, PageWidth, SectionHead, TextSkeleton } from '@titian/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'

/** The engine is loaded only with this page. */
const Playground = lazy(async () => ({ default: (await import('./playground.tsx')).Playground }))

function Body() {
  const { t } = useTranslation(['playground', 'site'])
  const { status } = useSession()
  const isFull = useLocation().pathname.endsWith(paths.fullPlayground)
  usePageTitle(t('title'))
  const loading = <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <Stack gap="lg" py={{ base: 'lg', sm: 'xl' }}>
      <SiteLink {...practiceLinks.area()} className="link">
        <IconArrowLeft size={18} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {t('back')}
      </SiteLink>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <Note
        action={
          isFull ? undefined : (
            <SiteLink {...practiceLinks.fullPlayground()} className="link">
              {t('wholeScreen')}
            </SiteLink>
          )
        }
      >
        {t('notGraded')}
      </Note>
      {status === 'loading' ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          {/* The key, by which the runs of visitors are separate from the runs of accounts. */}
          <Playground key={status} />
        </Suspense>
      )}
    </Stack>
  )
}

/**
 * PRC-003, PRC-005, PRC-006: the playground, in the frame of the site or full-screen with a link
 * back.
 */
export const PlaygroundPage = () => (
  <PageWidth>
    <Body />
  </PageWidth>
)
