/** The address of a version on the student site, for links from every site. */
export const agreementAddress = (form: number, version: number) =>
  `/agreement?form=${form}&version=${version}`
