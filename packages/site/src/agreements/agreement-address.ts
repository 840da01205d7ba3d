/** Where a version is read, on the student site, from every site. */
export const agreementAddress = (form: number, version: number) =>
  `/agreement?form=${form}&version=${version}`
