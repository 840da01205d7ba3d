import { Code, Stack } from '@mantine/core'
import {
  adviceText,
  type CheckState,
  findingText,
  type InstallationCheck,
  pageOfCheck,
} from '@titian/contract'
import { useLanguage } from '@titian/site'
import { type DataColumn, StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<CheckState, Tone> = {
  problem: 'danger',
  warning: 'warn',
  ok: 'ok',
  off: 'neutral',
}

/** What was found, and for problems and warnings what an operator does about it. */
function Findings({ check: { name, findings } }: { check: InstallationCheck }) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const isActed = findings.some((finding) => adviceText(finding, language) !== undefined)
  return (
    <Stack gap="xs">
      {findings.map((finding) => {
        const found = findingText(finding, language)
        const advice = adviceText(finding, language)
        return (
          <div key={found} style={{ overflowWrap: 'anywhere' }}>
            {found}
            {advice === undefined ? null : <div className="meta">{advice}</div>}
          </div>
        )
      })}
      {isActed ? (
        <div className="meta" style={{ overflowWrap: 'anywhere' }}>
          {t('health.page')} <Code>{pageOfCheck(name)}</Code>
        </div>
      ) : null}
    </Stack>
  )
}

export function useCheckColumns(): DataColumn<InstallationCheck>[] {
  const { t } = useTranslation('operations')
  return [
    {
      key: 'check',
      title: t('health.column.check'),
      onCard: 'title',
      render: ({ name }) => <b>{t(`health.check.${name}`)}</b>,
    },
    {
      key: 'state',
      title: t('health.column.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`health.state.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'findings',
      title: t('health.column.findings'),
      wide: true,
      render: (check) => <Findings check={check} />,
    },
  ]
}
