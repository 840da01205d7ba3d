import { IconDoorExit, IconPresentation } from '@tabler/icons-react'
import {
  FlyOut,
  flyOutNote,
  flyOutRow,
  SiteLink,
  UnreadBadge,
  useSession,
  useUnread,
} from '@titian/site'
import { Face } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { pages } from '../paths.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import styles from './desktop-header.module.css'
import { ownIcon } from '../own/own-icons.ts'
import { useOwnEntries } from '../own/use-own-entries.ts'

/** FRM-111 to FRM-113, FRM-433: photo and name, the most used personal pages, and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation(['app', 'site'])
  const { display } = useSession()
  const signOut = useSignOut()
  const name = display?.name ?? ''
  const unread = useUnread()
  const entries = useOwnEntries('photo')
  return (
    <FlyOut
      label={<Face name={name || '·'} src={display?.photo} />}
      name={t('account', { name })}
      className={styles['photo']}
      align="end"
      width={264}
    >
      {(close) => (
        <>
          <p className={flyOutNote}>{name}</p>
          {entries.map(({ page, href }) => {
            const Icon = ownIcon(page)
            return (
              <SiteLink key={href} href={href} className={flyOutRow} onClick={close}>
                <Icon size={18} aria-hidden />
                {t(`pages.${page.title}`)}
                {page === pages.message ? <UnreadBadge count={unread.total} /> : null}
              </SiteLink>
            )
          })}
          {display?._roleName === 'teacher' ? (
            <a href="/teacher/#/teachingCenter" className={flyOutRow}>
              <IconPresentation size={18} aria-hidden />
              {t('teacherSite')}
            </a>
          ) : null}
          <button type="button" className={flyOutRow} onClick={() => void signOut()}>
            <IconDoorExit size={18} aria-hidden />
            {t('site:signOut')}
          </button>
        </>
      )}
    </FlyOut>
  )
}
