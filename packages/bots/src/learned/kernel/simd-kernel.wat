;; The kernel in WebAssembly with vectors of 16 bytes (kernel.ts). `npm run task kernel` compiles it to simd-code.ts.
;; All parts lie in the imported memory; the globals say where, in bytes.
(module
  (import "net" "memory" (memory 1))
  (import "net" "starts" (global $starts i32))
  (import "net" "amounts" (global $amounts i32))
  (import "net" "sums" (global $sums i32))
  (import "net" "active" (global $active i32))
  (import "net" "first" (global $first i32))
  (import "net" "scale" (global $scale i32))
  (import "net" "second" (global $second i32))
  (import "net" "secondBias" (global $secondBias i32))
  (import "net" "third" (global $third i32))
  ;; Neurons of the first and of the second layer, multiples of 16.
  (import "net" "width" (global $width i32))
  (import "net" "depth" (global $depth i32))

  ;; Adds the first `count` changes to the sums, 16 neurons at a time.
  (func $add (export "add") (param $count i32)
    (local $neuron i32) (local $sum i32) (local $start i32) (local $amount i32) (local $end i32)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $weights v128) (local $half v128) (local $by v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $end (i32.add (global.get $starts) (i32.shl (local.get $count) (i32.const 2))))
    (loop $block
      (local.set $sum (i32.add (global.get $sums) (i32.shl (local.get $neuron) (i32.const 2))))
      (local.set $s0 (v128.load (local.get $sum)))
      (local.set $s1 (v128.load offset=16 (local.get $sum)))
      (local.set $s2 (v128.load offset=32 (local.get $sum)))
      (local.set $s3 (v128.load offset=48 (local.get $sum)))
      (local.set $start (global.get $starts))
      (local.set $amount (global.get $amounts))
      (loop $change
        (local.set $weights
          (v128.load
            (i32.add (i32.add (global.get $first) (local.get $neuron)) (i32.load (local.get $start)))))
        (local.set $by (v128.load16_splat (local.get $amount)))
        (local.set $half (i16x8.extend_low_i8x16_s (local.get $weights)))
        (local.set $s0 (i32x4.add (local.get $s0) (i32x4.extmul_low_i16x8_s (local.get $half) (local.get $by))))
        (local.set $s1 (i32x4.add (local.get $s1) (i32x4.extmul_high_i16x8_s (local.get $half) (local.get $by))))
        (local.set $half (i16x8.extend_high_i8x16_s (local.get $weights)))
        (local.set $s2 (i32x4.add (local.get $s2) (i32x4.extmul_low_i16x8_s (local.get $half) (local.get $by))))
        (local.set $s3 (i32x4.add (local.get $s3) (i32x4.extmul_high_i16x8_s (local.get $half) (local.get $by))))
        (local.set $amount (i32.add (local.get $amount) (i32.const 2)))
        (local.set $start (i32.add (local.get $start) (i32.const 4)))
        (br_if $change (i32.lt_u (local.get $start) (local.get $end))))
      (v128.store (local.get $sum) (local.get $s0))
      (v128.store offset=16 (local.get $sum) (local.get $s1))
      (v128.store offset=32 (local.get $sum) (local.get $s2))
      (v128.store offset=48 (local.get $sum) (local.get $s3))
      (local.set $neuron (i32.add (local.get $neuron) (i32.const 16)))
      (br_if $block (i32.lt_u (local.get $neuron) (global.get $width)))))

  ;; What the neurons of the first layer give: their sums times their scales, and nothing below 0.
  (func $activate
    (local $at i32) (local $end i32) (local $zero v128)
    (local.set $end (i32.shl (global.get $width) (i32.const 2)))
    (loop $four
      (v128.store
        (i32.add (global.get $active) (local.get $at))
        (f32x4.pmax
          (local.get $zero)
          (f32x4.mul
            (f32x4.convert_i32x4_s (v128.load (i32.add (global.get $sums) (local.get $at))))
            (v128.load (i32.add (global.get $scale) (local.get $at))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $four (i32.lt_u (local.get $at) (local.get $end)))))

  ;; What four neurons of the second layer add to the output: their sums, and nothing below 0, times the third layer.
  (func $give (param $sums v128) (param $third i32) (result v128)
    (local $zero v128)
    (f32x4.mul (f32x4.pmax (local.get $zero) (local.get $sums)) (v128.load (local.get $third))))

  ;; Adds the changes. Returns the output without the bias.
  (func (export "output") (param $count i32) (result f32)
    (local $neuron i32) (local $at i32) (local $weights i32) (local $end i32)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $by v128) (local $out v128)
    (call $add (local.get $count))
    (call $activate)
    (local.set $weights (global.get $second))
    (local.set $end (i32.add (global.get $active) (i32.shl (global.get $width) (i32.const 2))))
    (loop $block
      (local.set $at (i32.add (global.get $secondBias) (local.get $neuron)))
      (local.set $s0 (v128.load (local.get $at)))
      (local.set $s1 (v128.load offset=16 (local.get $at)))
      (local.set $s2 (v128.load offset=32 (local.get $at)))
      (local.set $s3 (v128.load offset=48 (local.get $at)))
      (local.set $at (global.get $active))
      (loop $input
        (local.set $by (v128.load32_splat (local.get $at)))
        (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $by) (v128.load (local.get $weights)))))
        (local.set $s1
          (f32x4.add (local.get $s1) (f32x4.mul (local.get $by) (v128.load offset=16 (local.get $weights)))))
        (local.set $s2
          (f32x4.add (local.get $s2) (f32x4.mul (local.get $by) (v128.load offset=32 (local.get $weights)))))
        (local.set $s3
          (f32x4.add (local.get $s3) (f32x4.mul (local.get $by) (v128.load offset=48 (local.get $weights)))))
        (local.set $weights (i32.add (local.get $weights) (i32.const 64)))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br_if $input (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $at (i32.add (global.get $third) (local.get $neuron)))
      (local.set $out
        (f32x4.add
          (local.get $out)
          (f32x4.add
            (f32x4.add
              (call $give (local.get $s0) (local.get $at))
              (call $give (local.get $s1) (i32.add (local.get $at) (i32.const 16))))
            (f32x4.add
              (call $give (local.get $s2) (i32.add (local.get $at) (i32.const 32)))
              (call $give (local.get $s3) (i32.add (local.get $at) (i32.const 48)))))))
      ;; In bytes.
      (local.set $neuron (i32.add (local.get $neuron) (i32.const 64)))
      (br_if $block (i32.lt_u (local.get $neuron) (i32.shl (global.get $depth) (i32.const 2)))))
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $out)) (f32x4.extract_lane 1 (local.get $out)))
      (f32.add (f32x4.extract_lane 2 (local.get $out)) (f32x4.extract_lane 3 (local.get $out))))))
