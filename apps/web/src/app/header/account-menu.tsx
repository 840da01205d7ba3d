import {
  IconBell,
  IconBook2,
  IconCertificate,
  IconDoorExit,
  IconLayoutDashboard,
  IconPresentation,
  IconReceipt,
  IconUserCircle,
} from '@tabler/icons-react'
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
import { linkTo, paths } from '../paths.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import styles from './desktop-header.module.css'

/** FRM-111 to FRM-113: portrait and name, the way to one's courses, and out. */
export function AccountMenu() {
  const { t } = useTranslation(['app', 'site'])
  const { display } = useSession()
  const signOut = useSignOut()
  const name = display?.name ?? ''
  const unread = useUnread()
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
          <SiteLink {...linkTo.learningCenter()} className={flyOutRow} onClick={close}>
            <IconLayoutDashboard size={18} aria-hidden />
            {t('learningCenter')}
          </SiteLink>
          <SiteLink {...linkTo.learningCourses()} className={flyOutRow} onClick={close}>
            <IconBook2 size={18} aria-hidden />
            {t('myCourses')}
          </SiteLink>
          <SiteLink href={paths.wallet} className={flyOutRow} onClick={close}>
            <IconCertificate size={18} aria-hidden />
            {t('pages.certificates')}
          </SiteLink>
          <SiteLink href={paths.orders} className={flyOutRow} onClick={close}>
            <IconReceipt size={18} aria-hidden />
            {t('pages.orders')}
          </SiteLink>
          <SiteLink {...linkTo.account()} className={flyOutRow} onClick={close}>
            <IconUserCircle size={18} aria-hidden />
            {t('accountBasics')}
          </SiteLink>
          <SiteLink {...linkTo.message()} className={flyOutRow} onClick={close}>
            <IconBell size={18} aria-hidden />
            {t('messages')}
            <UnreadBadge count={unread.total} />
          </SiteLink>
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
