/** PRC-087: the category of news of the practice area. */
export const practiceNewsCategory = 3
