import { type CompanyApplication, languages } from '@titian/contract'
import { rememberedLanguage, splitLanguage, useLanguage } from '@titian/site'
import { useEffect } from 'react'

/**
 * JOB-046: switches the page to the language of the post, which the link in the e-mail does not
 * name. A language that the reader has chosen is kept.
 */
export function usePostLanguage(data: Pick<CompanyApplication, 'language'> | undefined): void {
  const present = useLanguage()
  const wanted = languages.find((language) => language === data?.language)
  useEffect(() => {
    const { prefix, rest } = splitLanguage(location.pathname)
    if (!wanted || wanted === present || prefix !== null || rememberedLanguage() !== null) return
    location.replace(`/${wanted}${rest}`)
  }, [wanted, present])
}
