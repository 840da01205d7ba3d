import { IconCircleCheck, IconClock, IconX } from '@tabler/icons-react'
import type { IdentityRequest } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { foldText } from './compare.ts'

const looks = [
  { tone: 'warn', Icon: IconClock },
  { tone: 'warn', Icon: IconClock },
  { tone: 'ok', Icon: IconCircleCheck },
  { tone: 'danger', Icon: IconX },
] as const

export function RequestState({ status }: Pick<IdentityRequest, 'status'>) {
  const { t } = useTranslation('identities')
  const { tone, Icon } = looks[status] ?? looks[1]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}

/** Warns that another account already uses the roster entry. */
export function HolderNote({ request }: { request: IdentityRequest }) {
  const { t } = useTranslation('identities')
  const holder = request.roster?.takenByName
  if (!holder) return null
  const isSameName = foldText(holder) === foldText(request.personName)
  return (
    <Note tone={isSameName ? 'info' : 'warn'}>
      {t(isSameName ? 'heldBySameName' : 'heldByOther', { name: holder })}
    </Note>
  )
}

export function DecidedLine({ request }: { request: IdentityRequest }) {
  const { t } = useTranslation('identities')
  const formats = useFormats()
  const { decidedAt, decidedBy, reason } = request
  return (
    <div className="meta">
      {decidedAt ? (
        <p>
          {decidedBy
            ? t('decided', { name: decidedBy, time: formats.dateTime(decidedAt) })
            : t('decidedByRoster', { time: formats.dateTime(decidedAt) })}
        </p>
      ) : null}
      {reason ? <p>{t('reasonWas', { reason })}</p> : null}
    </div>
  )
}
