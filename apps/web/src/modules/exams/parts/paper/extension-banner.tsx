import { IconClockPlus } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { OpenPaper } from '../../writing/open-paper.ts'
import { useExtension } from '../../writing/use-extension.ts'
import { Banner } from './paper-banners.tsx'

/** EXM-117, EXM-173: the new deadline, with its author and reason. */
export function ExtensionBanner({ open }: { open: OpenPaper }) {
  const { t } = useTranslation('exams')
  const { time } = useFormats()
  const { extension, close } = useExtension(open)
  const { deadline = null, by = '', reason = '' } = extension ?? {}
  return (
    // Always rendered: screen readers announce changes only inside a known element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output may contain no blocks
    <div role="status">
      {extension ? (
        <Banner
          quiet
          icon={<IconClockPlus size={20} aria-hidden />}
          title={
            deadline === null
              ? t('banner.extendedOpenTitle')
              : t('banner.extendedTitle', { time: time(deadline) })
          }
          text={t('banner.extended', { name: by, reason })}
          act={{ label: t('banner.extendedClose'), onClick: close }}
        />
      ) : null}
    </div>
  )
}
