import { Anchor, Group, Stack } from '@mantine/core'
import { schools, type AgreementForm, type AgreementVersion } from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import { ListSurface } from '@titian/site/staff'
import { EmptyState, SectionHead, Tag, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 10

function useColumns(form: AgreementForm): DataColumn<AgreementVersion>[] {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  return [
    {
      key: 'version',
      title: t('agreements.version'),
      onCard: 'title',
      render: ({ version, title, isStandard }) => (
        <Group gap="xs">
          {/* The student site is another application, so this is not a link of the router. */}
          <Anchor href={`/agreement?form=${form}&version=${version}`} target="_blank">
            {t('agreements.versionOf', { version, title })}
            <span className="visually-hidden">{t('newTab')}</span>
          </Anchor>
          {isStandard ? <Tag>{t('agreements.standard')}</Tag> : null}
        </Group>
      ),
    },
    {
      key: 'at',
      title: t('agreements.at'),
      render: ({ at }) => <span className="num">{formats.dateTime(at)}</span>,
    },
    {
      key: 'asks',
      title: t('agreements.askedFrom'),
      render: ({ asksFrom, note }) =>
        asksFrom ? (
          <Stack gap={0}>
            <span className="num">{formats.dateTime(asksFrom)}</span>
            <span className="meta">{note}</span>
          </Stack>
        ) : (
          t('agreements.askedNobody')
        ),
    },
    {
      key: 'accepted',
      title: t('agreements.accepted'),
      align: 'end',
      render: ({ accepted }) => <span className="num">{formats.number(accepted)}</span>,
    },
  ]
}

/** CNT-083: all versions of the agreement. Versions are never changed. */
export function AgreementHistory({ form }: { form: AgreementForm }) {
  const { t } = useTranslation('schools')
  const [page, setPage] = useState(1)
  const asked = useAsk(schools.agreementVersions, { form, page, size }, { staleTime: 0 })
  const columns = useColumns(form)
  return (
    <section>
      <SectionHead title={t('agreements.history')} />
      <ListSurface
        label={t('agreements.history')}
        columns={columns}
        rowKey={({ version }) => String(version)}
        asked={asked}
        page={page}
        size={size}
        onPage={setPage}
        empty={<EmptyState title={t('agreements.noHistory')} />}
      />
    </section>
  )
}
