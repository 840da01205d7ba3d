/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its own roles in some browsers */
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import type { IdentityRequest } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { compareRequest, type Verdict } from './compare.ts'
import styles from './requests.module.css'

const looks = {
  equal: { tone: 'ok', Icon: IconCheck },
  different: { tone: 'danger', Icon: IconAlertTriangle },
  missing: { tone: 'warn', Icon: IconAlertTriangle },
  unknown: { tone: 'neutral', Icon: IconMinus },
} as const

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('identities')
  const { tone, Icon } = looks[verdict]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`verdict.${verdict}`)}
    </StatusBadge>
  )
}

/** Shows the submission next to the roster entry and names the differences. */
export function Comparison({ request }: { request: IdentityRequest }) {
  const { t } = useTranslation('identities')
  return (
    <table role="table" className={styles['compare']}>
      <thead role="rowgroup">
        <tr role="row">
          {(['field', 'submitted', 'roster', 'verdict'] as const).map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(`column.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {compareRequest(request).map(({ key, submitted, roster, verdict }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {t(`field.${key}`)}
            </th>
            <td role="cell" data-label={t('column.submitted')} className="num">
              {submitted || '--'}
            </td>
            <td role="cell" data-label={t('column.roster')} className="num">
              {roster || '--'}
            </td>
            <td role="cell">
              <VerdictBadge verdict={verdict} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
