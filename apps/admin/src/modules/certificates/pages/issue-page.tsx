import { Box, Button } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { certificates, mostIssuedAtOnce, type CertificateCandidate } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, useCallList, useSelection } from '@titian/site/staff'
import { EmptyState, Note, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { IssueDialog } from '../parts/issue-dialog.tsx'
import { useCandidateColumns } from '../parts/use-candidate-columns.tsx'

const size = 50

/** CNT-063: certificates that staff issue by hand to students of one course. */
export function IssuePage() {
  const { t } = useTranslation('certificates')
  const { sign } = useParams({ from: paths.certificateIssue })
  const { filter, change, asked, list } = useCallList(
    certificates.listCandidates,
    useSearch({ from: paths.certificateIssue }),
    { size, given: { courseIdSign: sign } },
  )
  const chosen = useSelection<CertificateCandidate>(sign, ({ userSign }) => userSign)
  const [asking, setAsking] = useState(false)
  const shown = asked.data?.list ?? []
  const columns = useCandidateColumns({ chosen, shown })
  const course = asked.data?.courseName ?? ''
  usePageTitle(t('issue.title'))
  // A row of the page on show says what holds now; those of other pages as they were when they were chosen.
  const people = chosen.rows.map(
    (row) => shown.find(({ userSign }) => userSign === row.userSign) ?? row,
  )
  const isTooMany = people.length > mostIssuedAtOnce
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.certificateCourses()}>
        {t('backToCourses')}
      </Box>
      <SectionHead
        level={1}
        title={t('issue.title')}
        lead={course}
        more={
          <Button disabled={people.length === 0 || isTooMany} onClick={() => setAsking(true)}>
            {t('issue.act', { count: people.length })}
          </Button>
        }
      />
      {isTooMany ? (
        <Note tone="warn">{t('issue.tooMany', { count: mostIssuedAtOnce })}</Note>
      ) : null}
      <ListSurface
        label={t('issue.title')}
        columns={columns}
        rowKey={({ userSign }) => userSign}
        {...list}
        filters={
          <FilterBar
            label={t('issue.find')}
            value={filter.name}
            maxLength={100}
            onSearch={(word) => change({ name: word })}
          />
        }
        empty={<EmptyState seed="empty-4" title={t('issue.none')} text={t('issue.noneText')} />}
      />
      {asking ? (
        <IssueDialog
          courseSign={sign}
          courseName={course}
          chosen={people}
          onClose={() => setAsking(false)}
          onIssued={chosen.clear}
        />
      ) : null}
    </>
  )
}
