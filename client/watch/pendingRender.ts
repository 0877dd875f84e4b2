/** Words under way are painted once a frame; once a second where motion is not wanted or nobody looks. */
export const soon = (work: () => void): void => {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) setTimeout(work, 1000);
  else requestAnimationFrame(work);
};
