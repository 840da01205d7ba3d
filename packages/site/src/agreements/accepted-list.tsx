import { Anchor, Flex, Group } from '@mantine/core'
import type { AcceptedAgreement } from '@titian/contract'
import { Tag } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { agreementAddress } from './agreement-address.ts'

/** CNT-074: the agreements that the user accepted, newest first. */
export function AcceptedList({ accepted }: { accepted: readonly AcceptedAgreement[] }) {
  const { t } = useTranslation('agreements')
  const formats = useFormats()
  if (accepted.length === 0) return <p className="meta">{t('none')}</p>
  return (
    <Flex component="ul" direction="column" gap="sm">
      {accepted.map(({ form, version, title, at, isCurrent }) => (
        <li key={`${form} ${version}`}>
          <Group gap="xs">
            <Anchor href={agreementAddress(form, version)} target="_blank">
              {title}
              <span className="visually-hidden">{t('newTab')}</span>
            </Anchor>
            <Tag>{t('version', { version })}</Tag>
          </Group>
          <span className="meta num">
            {t('acceptedAt', { time: formats.dateTime(at) })}
            {isCurrent ? '' : ` · ${t('older')}`}
          </span>
        </li>
      ))}
    </Flex>
  )
}
