/** What stands between the two numbers of a range, or between what a number falls or rises from and to. */
export const rangeWords =
  "[-–—~〜～−]|to|till?|bis|auf|à|a|al|para|tot|naar|do|na|до|на|και|έως|σε|['’]?[dt][ea]n|sampai|hingga|menjadi|ke|đến|xuống|lên|còn|ถึง|เป็น|เหลือ|から|[降升增减減]?[至到]|에서|से|থেকে|إلى|تا|به|עד|ל-?";
