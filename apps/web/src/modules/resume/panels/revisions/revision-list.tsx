import { Button, Group, Stack } from '@mantine/core'
import { headings, resume, sectionNames, type DataOf } from '@titian/contract'
import { ErrorView, useAsk, useFormats, useLanguage } from '@titian/site'
import { EmptyState, ListSkeleton, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'

type RevisionRow = DataOf<typeof resume.listResumeRevisions>[number]

/**
 * Returns the name of the changed part. If the part is unknown, returns the name of the whole
 * resume.
 */
function usePartName(): (part: string) => string {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  return (part) => {
    const section = sectionNames.find((name) => name === part)
    if (section) return headings[section][language]
    const known = (['basics', 'personalAdvantage', 'photo', 'look', 'sections'] as const).find(
      (name) => name === part,
    )
    return t(`panels.revisions.part.${known ?? 'resume'}`)
  }
}

interface RowProps {
  row: RevisionRow
  /** The previous version, if there is one. */
  older: RevisionRow | undefined
  isNow: boolean
  onView: () => void
}

function Row({ row, older, isNow, onView }: RowProps) {
  const { t } = useTranslation('resume')
  const formats = useFormats()
  const partName = usePartName()
  const change = older ? row.characters - older.characters : 0
  const time = formats.dateTime(row.savedAt)
  return (
    <Surface padding="sm">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <b className="num">{time}</b>
            {isNow ? <StatusBadge tone="ok">{t('panels.revisions.now')}</StatusBadge> : null}
            {change < 0 ? (
              <StatusBadge tone="warn">
                {t('panels.revisions.fewer', { number: formats.number(-change) })}
              </StatusBadge>
            ) : null}
          </Group>
          <span className="meta">
            {t('panels.revisions.what', {
              part: partName(row.part),
              act: t(`panels.revisions.act.${row.act}`),
            })}
            {' · '}
            {t('panels.revisions.characters', { number: formats.number(row.characters) })}
          </span>
        </Stack>
        {isNow ? null : (
          <Button
            variant="default"
            size="compact-md"
            flex="none"
            aria-label={t('panels.revisions.viewOf', { time })}
            onClick={onView}
          >
            {t('panels.revisions.view')}
          </Button>
        )}
      </Group>
    </Surface>
  )
}

interface RevisionListProps {
  onView: (revision: number) => void
}

/**
 * RES-077: the stored versions, newest first. If a version lost text, this is said beside its time.
 */
export function RevisionList({ onView }: RevisionListProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { detail, resumeId } = useResume()
  // Always loaded again, because each change of the resume adds a version.
  const { data, error, refetch } = useAsk(
    resume.listResumeRevisions,
    { resumeId },
    { staleTime: 0 },
  )
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton label={t('site:loading')} picture={false} />
  if (data.length === 0)
    return <EmptyState title={t('panels.revisions.none')} text={t('panels.revisions.noneText')} />
  return (
    <Stack gap="xs">
      <p className="meta">{t('panels.revisions.intro')}</p>
      {data.map((row, at) => (
        <Row
          key={row.revision}
          row={row}
          older={data[at + 1]}
          isNow={row.revision === detail.revision}
          onView={() => onView(row.revision)}
        />
      ))}
    </Stack>
  )
}
