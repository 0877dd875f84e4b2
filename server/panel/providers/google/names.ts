/** As its models write them, in Latin and other scripts. */
export const names = {
  makers: ['(?:google )?deepmind|google|グーグル|谷歌|गूगल|جوجل|غوغل'],
  models: ['gemini|ジェミニ|जेमिनी|जेमिनाई|جيميناي|جيميني|جيمني'],
} as const;
