import { Box, Button } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { certificates, mostIssuedAtOnce, type CertificateCandidate } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, SelectionBar, useCallList, useSelection } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { IssueDialog } from '../parts/issue-dialog.tsx'
import { useCandidateColumns } from '../parts/use-candidate-columns.tsx'

const size = 50

const keyOf = ({ userSign }: CertificateCandidate) => userSign

/** CNT-063: issues certificates by hand to students of one course. */
export function IssuePage() {
  const { t } = useTranslation('certificates')
  const { sign } = useParams({ from: paths.certificateIssue })
  const { filter, change, asked, list } = useCallList(
    certificates.listCandidates,
    useSearch({ from: paths.certificateIssue }),
    { size, given: { courseIdSign: sign } },
  )
  const selection = useSelection<CertificateCandidate>({
    filter: { sign, name: filter.name },
    keyOf,
    data: asked.data,
    mayChoose: ({ number }) => number === null,
    // CNT-122: a student who has not met every condition must be confirmed by name, so "all that
    // match" is not offered.
    namedOnly: true,
  })
  const [asking, setAsking] = useState(false)
  const columns = useCandidateColumns(selection)
  const course = asked.data?.courseName ?? ''
  usePageTitle(t('issue.title'))
  const { rows, count } = selection
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.certificateCourses()}>
        {t('backToCourses')}
      </Box>
      <SectionHead level={1} title={t('issue.title')} lead={course} />
      <ListSurface
        label={t('issue.title')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={
          <SelectionBar selection={selection} most={mostIssuedAtOnce}>
            <Button disabled={count > mostIssuedAtOnce} onClick={() => setAsking(true)}>
              {t('issue.act', { count })}
            </Button>
          </SelectionBar>
        }
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
          chosen={rows}
          onClose={() => setAsking(false)}
          onIssued={selection.clear}
        />
      ) : null}
    </>
  )
}
