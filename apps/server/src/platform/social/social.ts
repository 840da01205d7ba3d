/** Somebody who scanned and agreed. `name` is empty where the provider did not tell it. */
export interface SocialPerson {
  /** The provider's own id of the person for this app. */
  openId: string
  name: string
}

/** over: the code is used, too old, made up or of another app. failed: the provider did not answer sensibly. */
export type SocialFailure = 'over' | 'failed'

/** A social messaging service whose users sign in by scanning a code (ACC-005, ACC-196). */
export interface Social {
  readonly kind: 'none' | 'wechat' | 'sandbox'
  /** Where its page comes from, when that may stand in a frame of a page of ours; null: from this site or nowhere. */
  readonly frameOrigin: string | null
  /** The page with the code to scan. @param callBack full address of this site, to which `code` and `state` come back */
  connectUrl(state: string, callBack: string): string
  exchange(code: string): Promise<SocialPerson | SocialFailure>
}

export const noSocial: Social = {
  kind: 'none',
  frameOrigin: null,
  connectUrl: () => '',
  exchange: async () => 'failed',
}
