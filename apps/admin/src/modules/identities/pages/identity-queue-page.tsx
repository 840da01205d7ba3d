import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { identities } from '@titian/contract'
import { useFormats, usePageTitle } from '@titian/site'
import { LeaveGuard, useCallList, SpokenResult } from '@titian/site/staff'
import { Note, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { RequestFilters } from '../parts/request-filters.tsx'
import { RequestList } from '../parts/request-list.tsx'
import { useDecisions } from '../parts/use-decisions.ts'
import { useNextRequest } from '../parts/use-next-request.ts'

const size = 10

/** ACC-187, ACC-259: the submitted identities that wait for a decision, oldest first. */
export function IdentityQueuePage() {
  const { t } = useTranslation('identities')
  const { number } = useFormats()
  const { filter, change, asked, list } = useCallList(
    identities.listIdentityRequests,
    useSearch({ from: paths.identities }),
    { size },
  )
  usePageTitle(t('title'))
  const { onLeft, cardRef, end } = useNextRequest(asked.data?.list)
  const decisions = useDecisions(onLeft)
  const { total } = asked.data ?? {}
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        lead={
          total && filter.status === 1
            ? t('waiting', { count: total, number: number(total) })
            : t('lead')
        }
      />
      <Surface padding="none">
        <RequestFilters filter={filter} change={change} />
        <SpokenResult label={t('title')} total={total} />
      </Surface>
      {decisions.notice ? (
        <Box mt="md">
          <Note tone="warn" live>
            {decisions.notice}
          </Note>
        </Box>
      ) : null}
      <Box
        ref={end}
        tabIndex={-1}
        display="grid"
        mt="md"
        style={{ gap: 'var(--s4)', outline: 'none' }}
      >
        <RequestList
          {...list}
          decisions={decisions}
          cardRef={cardRef}
          isQueue={filter.status === 1 && filter.kind === 'all' && filter.name === ''}
        />
      </Box>
      <LeaveGuard dirty={Object.values(decisions.reasons).some((one) => one.trim() !== '')} />
    </>
  )
}
