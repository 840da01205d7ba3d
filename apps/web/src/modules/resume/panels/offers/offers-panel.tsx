import { Box, Button, Group, Stack } from '@mantine/core'
import {
  headings,
  periodText,
  type ResumeOffers,
  type SectionName,
  sectionNames,
} from '@titian/contract'
import { ErrorView, useLanguage, useFormats } from '@titian/site'
import { EmptyState, Face, ListSkeleton, Note, Surface } from '@titian/ui'
import { IconPlus, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel, type PanelProps } from '../panel.tsx'
import { useEvidence } from './use-evidence.ts'
import { useOffers } from './use-offers.ts'

type Offers = ReturnType<typeof useOffers>

interface RowProps {
  title: string
  lines: readonly string[]
  evidence?: string
  act: string
  label: string
  picture?: ReactNode
  onTake: () => void
}

function Row({ title, lines, evidence, act, label, picture, onTake }: RowProps) {
  return (
    <Surface padding="sm">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        {picture}
        <Stack gap={2} miw={0} flex={1} style={{ overflowWrap: 'anywhere' }}>
          <b>{title}</b>
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="meta">
              {line}
            </span>
          ))}
          {evidence ? (
            <Group gap={4} wrap="nowrap" fz="sm" c="var(--ok)">
              <IconRosetteDiscountCheck size={16} aria-hidden style={{ flex: 'none' }} />
              {evidence}
            </Group>
          ) : null}
        </Stack>
        <Button variant="default" size="compact-md" flex="none" aria-label={label} onClick={onTake}>
          {act}
        </Button>
      </Group>
    </Surface>
  )
}

function ProfileRows({ profile, take }: Pick<ResumeOffers, 'profile'> & Pick<Offers, 'take'>) {
  const { t } = useTranslation('resume')
  const { colon } = useFormats()
  if (profile.length === 0) return null
  return (
    <Stack component="section" aria-label={t('panels.offers.account')} gap="xs">
      <b>{t('panels.offers.account')}</b>
      {profile.map(({ id, field, before, after }) => {
        const name = t(`panels.offers.field.${field}`)
        const isPicture = field === 'photo'
        const replaced = isPicture ? t('panels.offers.replacesPicture') : before
        return (
          <Row
            key={id}
            title={isPicture ? name : `${name}${colon}${after}`}
            picture={isPicture ? <Face src={after} name={name} size={48} /> : undefined}
            lines={[before ? t('panels.offers.replaces', { text: replaced }) : '']}
            act={t('panels.offers.use')}
            label={t('panels.offers.useOf', { name })}
            onTake={() => take([id])}
          />
        )
      })}
    </Stack>
  )
}

interface EntryRowsProps extends Pick<ResumeOffers, 'entries'>, Pick<Offers, 'take'> {
  section: SectionName
}

function EntryRows({ section, entries, take }: EntryRowsProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const evidenceOf = useEvidence()
  const own = entries.filter((entry) => entry.section === section)
  if (own.length === 0) return null
  const heading = headings[section][language]
  return (
    <Stack component="section" aria-label={heading} gap="xs">
      <b>{heading}</b>
      {own.map(({ id, title, detail, start, end, source }) => (
        <Row
          key={id}
          title={title}
          lines={[detail, periodText(start, end, language)]}
          evidence={source ? evidenceOf(source) : ''}
          act={t('panels.offers.add')}
          label={t('panels.offers.addOf', { name: title })}
          onTake={() => take([id])}
        />
      ))}
    </Stack>
  )
}

function OfferList({
  offers,
  take,
  busy,
}: Pick<Offers, 'take' | 'busy'> & { offers: ResumeOffers }) {
  const { t } = useTranslation('resume')
  const { profile, entries } = offers
  if (profile.length === 0 && entries.length === 0)
    return <EmptyState title={t('panels.offers.none')} text={t('panels.offers.noneText')} />
  return (
    <Stack gap="md">
      <p className="meta">{t('panels.offers.intro')}</p>
      {entries.length > 1 ? (
        <Box>
          <Button
            loading={busy}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => take(entries.map(({ id }) => id))}
          >
            {t('panels.offers.addAll', { count: entries.length })}
          </Button>
        </Box>
      ) : null}
      <ProfileRows profile={profile} take={take} />
      {sectionNames.map((section) => (
        <EntryRows key={section} section={section} entries={entries} take={take} />
      ))}
    </Stack>
  )
}

/**
 * RES-088: suggestions from the student's data, with evidence. One click adds one suggestion or all
 * of them.
 */
export function OffersPanel({ onClose }: PanelProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { offers, error, refetch, isStale, ...rest } = useOffers()
  return (
    <Panel title={t('panels.offers.title')} onClose={onClose}>
      <Stack gap="md">
        {isStale ? (
          <Note tone="warn" live>
            {t('panels.offers.stale')}
          </Note>
        ) : null}
        {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
        {!offers && !error ? <ListSkeleton label={t('site:loading')} picture={false} /> : null}
        {offers && !error ? <OfferList offers={offers} {...rest} /> : null}
      </Stack>
    </Panel>
  )
}
