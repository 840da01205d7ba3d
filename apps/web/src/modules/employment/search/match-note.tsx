import { Button } from '@mantine/core'
import { searchedMost } from '@titian/contract'
import { SiteLink, useFormats, useSession, useSignIn } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type JobFilter, jobLinks } from '../../../parts/job-links.ts'
import { isOfPerson } from './job-filter.ts'
import type { FoundPosts } from './use-job-search.ts'

interface MatchNoteProps {
  filter: JobFilter
  /** Undefined until the posts have loaded. */
  found: FoundPosts | undefined
}

/** JOB-115: says why the resume cannot filter or sort the jobs, with a link to what helps. */
export function MatchNote({ filter, found }: MatchNoteProps) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const { status } = useSession()
  const openSignIn = useSignIn()
  if (!isOfPerson(filter)) return null
  if (status === 'visitor')
    return (
      <Note
        action={
          <Button variant="default" size="sm" onClick={() => openSignIn('login')}>
            {t('own.toSignIn')}
          </Button>
        }
      >
        {t('own.visitor')}
      </Note>
    )
  if (found?.isResumeEnough === false)
    return (
      <Note
        action={
          <Button component={SiteLink} {...jobLinks.resume()} variant="default" size="sm">
            {t('match.toResume')}
          </Button>
        }
      >
        {t('own.tooLittle')}
      </Note>
    )
  if (!found?.more || filter.sort !== 'match') return null
  return <Note>{t('own.newest', { formatted: number(searchedMost) })}</Note>
}
