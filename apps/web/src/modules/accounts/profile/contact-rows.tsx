import { Button, Flex, Title } from '@mantine/core'
import { accounts, type LoginInfo } from '@titian/contract'
import {
  phoneNumber,
  SiteLink,
  useAct,
  useFollowAddress,
  useSchool,
  useSession,
} from '@titian/site'
import { ConfirmDialog, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { pause } from '../forms/form-props.ts'
import { BindSocial, type AccountPath } from './bind-social.tsx'

/** FRM-143: milliseconds for reading the message before the page is left. */
const signedOutDelay = 1500

/** ACC-195: removing the binding signs out, because the social account was a way to sign in. */
function UnbindSocial() {
  const { t } = useTranslation(['accounts', 'app'])
  const follow = useFollowAddress()
  const { signOut } = useSession()
  const [asking, setAsking] = useState(false)
  const unbind = useAct(accounts.socialUnbind, {
    onDone: async () => {
      await signOut()
      toast.success(t('app:signedOut'))
      await pause(signedOutDelay)
      await follow(paths.home, { reloadDocument: true })
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

const row = {
  wrap: 'wrap',
  align: 'center',
  justify: 'space-between',
  rowGap: 'xs',
  columnGap: 'md',
  py: 'md',
} as const

/** The phone and the social account, with which a person signs in (ACC-159, ACC-195, ACC-197). */
export function ContactRows({ user, from }: { user: LoginInfo; from: AccountPath }) {
  const { t } = useTranslation('accounts')
  const { initial } = useSchool()
  const showsSocial = user.bindWechat || initial?.socialLogin === true
  return (
    <Surface gap={20}>
      <Title order={2} size="h3">
        {t('profile.contact')}
      </Title>
      <ul className="lined">
        <Flex component="li" {...row}>
          <Flex component="p" direction="column" gap={2}>
            <span className="meta">{t('phone.label')}</span>
            <b className="num">{phoneNumber(user.areaCode, user.mobile)}</b>
          </Flex>
          <Button component={SiteLink} {...linkTo.changeMobile()} variant="default">
            {t('profile.mobile.change')}
          </Button>
        </Flex>
        {showsSocial ? (
          <Flex component="li" {...row}>
            <Flex component="p" direction="column" gap={2}>
              <span className="meta">{t('profile.social.label')}</span>
              <b>{t(user.bindWechat ? 'profile.social.bound' : 'profile.social.unbound')}</b>
            </Flex>
            {user.bindWechat ? <UnbindSocial /> : <BindSocial from={from} />}
          </Flex>
        ) : null}
      </ul>
    </Surface>
  )
}
