import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { certificates, type StaffCertificate } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { ExportMenu, FilterBar, FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ActOnCertificate, type CertificateAct } from '../parts/act-on-certificate.tsx'
import { useCertificateColumns } from '../parts/use-certificate-columns.tsx'

const size = 20
const states = ['all', 'valid', 'revoked'] as const

/** CNT-063, CNT-071: the certificates of the school. */
export function CertificatesPage() {
  const { t } = useTranslation('certificates')
  const { filter, change, list } = useCallList(
    certificates.listCertificates,
    useSearch({ from: paths.certificates }),
    { size },
  )
  const [chosen, setChosen] = useState<{
    act: CertificateAct
    certificate: StaffCertificate
  } | null>(null)
  usePageTitle(t('title'))
  const columns = useCertificateColumns((act, certificate) => setChosen({ act, certificate }))
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        lead={t('lead')}
        more={
          <Group gap="sm">
            <Button component={SiteLink} {...linkTo.certificateCourses()}>
              {t('toCourses')}
            </Button>
            <ExportMenu call={certificates.exportCertificates} input={filter} />
          </Group>
        }
      />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('find')}
            value={filter.text}
            maxLength={100}
            onSearch={(text) => change({ text })}
          >
            <FilterSelect
              label={t('column.state')}
              value={filter.state}
              options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
              usual="all"
              onChange={(state) => change({ state })}
            />
          </FilterBar>
        }
        empty={<EmptyState seed="empty-4" title={t('none')} text={t('noneText')} />}
      />
      {chosen ? <ActOnCertificate {...chosen} onClose={() => setChosen(null)} /> : null}
    </>
  )
}
