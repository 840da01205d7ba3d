import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { accounts, type LoginInfo } from '@titian/contract'
import { phoneNumber, SiteLink, useAct, useSchool, useSession } from '@titian/site'
import { ConfirmDialog, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { pause } from '../forms/form-props.ts'
import { BindSocial } from './bind-social.tsx'
import styles from './profile.module.css'

/** FRM-143: milliseconds for which the message can be read before the page goes. */
const signedOutDelay = 1500

/** ACC-195: taking the binding away signs out, as the provider's account was a way in. */
function UnbindSocial() {
  const { t } = useTranslation(['accounts', 'app'])
  const router = useRouter()
  const { signOut } = useSession()
  const [asking, setAsking] = useState(false)
  const unbind = useAct(accounts.socialUnbind, {
    onDone: async () => {
      await signOut()
      toast.success(t('app:signedOut'))
      await pause(signedOutDelay)
      await router.navigate({ href: linkTo.home(), reloadDocument: true })
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('profile.social.unbind')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('profile.social.askTitle')}
        text={t('profile.social.askText')}
        confirmLabel={t('profile.social.unbind')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await unbind.mutateAsync({}))}
      />
    </>
  )
}

/** Phone and social account: the two ways in (ACC-159, ACC-195, ACC-197). */
export function ContactRows({ user }: { user: LoginInfo }) {
  const { t } = useTranslation('accounts')
  const { initial } = useSchool()
  const showsSocial = user.bindWechat || initial?.socialLogin === true
  return (
    <Surface className={styles['card']}>
      <h2>{t('profile.contact')}</h2>
      <ul className={styles['rows']}>
        <li className={styles['row']}>
          <p className={styles['what']}>
            <span className="meta">{t('phone.label')}</span>
            <b className="num">{phoneNumber(user.areaCode, user.mobile)}</b>
          </p>
          <Button component={SiteLink} href={linkTo.changeMobile()} variant="default">
            {t('profile.mobile.change')}
          </Button>
        </li>
        {showsSocial ? (
          <li className={styles['row']}>
            <p className={styles['what']}>
              <span className="meta">{t('profile.social.label')}</span>
              <b>{t(user.bindWechat ? 'profile.social.bound' : 'profile.social.unbound')}</b>
            </p>
            {user.bindWechat ? <UnbindSocial /> : <BindSocial />}
          </li>
        ) : null}
      </ul>
    </Surface>
  )
}
